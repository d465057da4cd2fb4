import type { Language } from '../domain/choices.ts';

/** The words of the first screens in a language: see `firstWords`. */
export const loadFirstMessages = async (language: Language): Promise<object> =>
  ((await import(`./${language}/first.ts`)) as { first: object }).first;
