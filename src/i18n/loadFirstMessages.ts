import type { Language } from '../domain/choices.ts';
import { languageFolder } from '../domain/languageFolder.ts';

/** The words of the first screens in a language: see `firstWords`. */
export const loadFirstMessages = async (language: Language): Promise<object> =>
  ((await import(`./${languageFolder(language)}/first.ts`)) as { first: object }).first;
