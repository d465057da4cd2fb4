import type { Language } from '../domain/choices.ts';
import type { base } from './en/base.ts';

/** The words of the sign-in page in a language. */
export const loadBaseMessages = async (language: Language): Promise<typeof base> =>
  ((await import(`./${language}/base.ts`)) as { base: typeof base }).base;
