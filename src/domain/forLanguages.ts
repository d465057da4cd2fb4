import { languages, type Language } from './choices.ts';

/** A table with a value for each language. */
export const forLanguages = <T>(valueOf: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map(language => [language, valueOf(language)])) as Record<Language, T>;
