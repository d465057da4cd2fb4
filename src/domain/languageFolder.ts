import { builtInLanguages, type Language } from './builtInLanguages.ts';
import { fallbackLanguage } from './defaultLanguages.ts';

/** The language whose folder has the words of a language: those that an installation adds say in English what they lack. */
export const languageFolder = (language: string): Language =>
  builtInLanguages.find(each => each === language) ?? fallbackLanguage;
