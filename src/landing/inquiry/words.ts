import type { Language } from '../../domain/choices.ts';
import { choices as enChoices } from '../../i18n/en/choices.ts';
import { errors as enErrors } from '../../i18n/en/errors.ts';
import { validation as enValidation } from '../../i18n/en/validation.ts';
import { choices as koChoices } from '../../i18n/ko/choices.ts';
import { errors as koErrors } from '../../i18n/ko/errors.ts';
import { validation as koValidation } from '../../i18n/ko/validation.ts';
import { en as enInquiry } from './en.ts';
import { ko as koInquiry } from './ko.ts';

const byLanguage = {
  ko: { ...koInquiry, choices: koChoices, errors: koErrors, validation: koValidation },
  en: { ...enInquiry, choices: enChoices, errors: enErrors, validation: enValidation },
};
export type Words = (typeof byLanguage)['en'];

/** What the inquiry says: its own words, and those of the rules and the server that the console has too. */
export const wordsOf = (language: Language): Words => byLanguage[language];

/** The words of a message's key such as `validation.email`, with its variables put in; the key itself when there are none. */
export function say(words: Words, key: string, variables: Record<string, unknown> = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((within, name) => (within as Record<string, unknown> | undefined)?.[name], words);
  if (typeof found !== 'string') return key;
  return found.replace(/%\{(\w+)\}/g, (_, name: string) => String(variables[name] ?? ''));
}
