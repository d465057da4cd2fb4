import type { Page } from '@playwright/test';
import { languageKey } from '../../src/i18n/language.ts';
import { pathOf, type ScreenName } from '../../src/screens.ts';
import { mapTexts } from '../support/mapTexts.ts';
import { pseudo } from '../support/pseudo.ts';
import { expect, test } from './support/test.ts';

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

/** Serves English words, which come as files of their own, in the pseudo-language. */
async function speakPseudo(page: Page): Promise<void> {
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

/** What does not fit: the page itself, and buttons and headings whose words are cut off without an ellipsis. */
const findClipped = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth + 1 ? [`the page: ${scrollWidth} in ${clientWidth} px`] : [];
    const named =
      'button, [role=button], [role=tab], a[class*=MuiButton], th, [role=columnheader], h1, h2, h3, label';
    for (const element of document.querySelectorAll<HTMLElement>(named)) {
      const { textOverflow, visibility } = getComputedStyle(element);
      const isShown = element.clientWidth > 1 && element.clientHeight > 1 && visibility === 'visible';
      const isCut = element.scrollWidth > element.clientWidth + 1;
      if (isShown && isCut && textOverflow !== 'ellipsis' && element.closest('[title]') === null)
        found.push(
          `${element.tagName} “${element.textContent?.slice(0, 40)}”: ${element.scrollWidth} in ${element.clientWidth} px`,
        );
    }
    return [...new Set(found)];
  });

const sampled: Record<'STRANGER' | 'OWNER' | 'SUPER_ADMIN', ScreenName[]> = {
  STRANGER: ['login', 'signup'],
  OWNER: [
    'dashboard',
    'students',
    'studentAdd',
    'group',
    'roomStatus',
    'studyStatus',
    'attendanceHistory',
    'statsStudy',
    'templates',
    'notifications',
    'groupSettings',
    'profile',
  ],
  SUPER_ADMIN: ['admin', 'adminSubscribe'],
};

for (const [role, names] of Object.entries(sampled) as [keyof typeof sampled, ScreenName[]][])
  test(`words that are 40 % longer fit the screens of ${role}`, async ({ page, signIn }) => {
    test.setTimeout(240_000);
    await speakPseudo(page);
    if (role !== 'STRANGER') await signIn(role);
    for (const name of names) {
      // Charts cannot shrink in one step to less than their margins: the page opens narrow, and becomes wide.
      await page.goto('about:blank');
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(pathOf(name));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('heading', { level: 1 })).toContainText('[');
        await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
        // The page follows a new width a moment later.
        await expect.soft.poll(() => findClipped(page), `${name} at ${width} px`).toEqual([]);
      }
    }
  });

test('words that are 40 % longer fit the landing page', async ({ page }) => {
  const wrong: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en');
    await page.evaluate(`(() => {
      ${pseudo.toString()}
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) walker.currentNode.textContent = pseudo(walker.currentNode.textContent);
    })()`);
    wrong.push(...(await findClipped(page)).map(each => `${width} px: ${each}`));
  }
  expect(wrong).toEqual([]);
});
