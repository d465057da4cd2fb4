import { fallbackLanguage } from '../defaultLanguages.ts';
import type { Localized } from './brand.ts';

/** A localized text in a language; in another one where it lacks this. */
export const textIn = (texts: Localized, language: string): string =>
  typeof texts === 'string'
    ? texts
    : (texts[language] ?? texts[fallbackLanguage] ?? Object.values(texts)[0] ?? '');
