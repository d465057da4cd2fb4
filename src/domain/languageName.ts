import type { Language } from './choices.ts';

/** What a language is called: `English` or `영어`; by its own name unless another language is asked for. */
export const languageName = (language: Language, inLanguage: Language = language): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
