import { builtInLanguages, type Language } from '../domain/builtInLanguages.ts';
import { fallbackLanguage } from '../domain/defaultLanguages.ts';
import type { app } from './en/app.ts';

const load = async (language: Language) =>
  ((await import(`./${language}/app.ts`)) as { app: typeof app }).app.oldBrowser;

/** What `public/boot.js` says in browsers that can load nothing else, by language; the empty tag is for all others. */
export const oldBrowserTexts: Record<string, string> = Object.fromEntries(
  await Promise.all([
    ...builtInLanguages.map(async language => [language, await load(language)] as const),
    load(fallbackLanguage).then(text => ['', text] as const),
  ]),
);
