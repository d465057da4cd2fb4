import type { Language } from '../domain/choices.ts';
import { textIn } from '../domain/brand/textIn.ts';
import { plans } from '../plans.ts';

/** Words with the names of this installation's plans. */
export const withPlanNames = (words: { choices?: object }, language: Language): object => ({
  ...words,
  choices: {
    ...words.choices,
    plan: Object.fromEntries(plans.map(({ id, name }) => [id, textIn(name, language)])),
  },
});
