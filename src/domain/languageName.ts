import { addedLanguages } from './addedLanguages.ts';
import type { Language } from './choices.ts';

/** What a language is called: `English` or `영어`; by its own name unless another language is asked for. */
export const languageName = (language: Language, inLanguage: Language = language): string =>
  ownName(language, inLanguage) ??
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ??
  language;

/** The name that an installation gives its language, in that language. */
const ownName = (language: Language, inLanguage: Language) =>
  language === inLanguage ? addedLanguages.find(({ tag }) => tag === language)?.name : undefined;
