import type { BrowserContext, Page } from '@playwright/test';
import { languageKey } from '../../../src/i18n/language.ts';
import { mapTexts } from '../../support/mapTexts.ts';
import { pseudo } from '../../support/pseudo.ts';

const englishWords = /\/assets\/(?:words|first|sign-in)-en-[^/?]*\.js$/;

/** The names under which a built file exports: `a` and `t` of `export{a,b as t};`. */
const exportsOf = (source: string) =>
  /export\s*\{([^}]*)\}/
    .exec(source)![1]!
    .split(',')
    .map(each =>
      each
        .trim()
        .split(/\s+as\s+/)
        .at(-1)!,
    );

/** Serves English words, which come as files of their own, in the pseudo-language: to one page, or to all of a context. */
export async function speakPseudo(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(key => {
    if (location.origin !== 'null') localStorage.setItem(key, 'en');
  }, languageKey);
  await page.route(englishWords, async (route, request) => {
    const names = exportsOf(await (await route.fetch()).text());
    await route.fulfill({
      contentType: 'text/javascript',
      body: `import * as own from '${request.url()}?own';
${pseudo.toString()}
${mapTexts.toString()}
// One file has words of the other, which are in the pseudo-language already.
const once = text => text.startsWith('[') ? text : pseudo(text);
${names.map((name, index) => `const words${index} = mapTexts(own.${name}, once);`).join('\n')}
export { ${names.map((name, index) => `words${index} as ${name}`).join(', ')} };`,
    });
  });
}
