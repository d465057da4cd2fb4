import { languages, type Language } from './choices.ts';

/** Whether a text is the tag of a language that the product has. */
export const isLanguage = (text: string | null | undefined): text is Language =>
  languages.includes(text as Language);
