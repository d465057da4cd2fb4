import get from 'lodash/get.js';
import type { Language } from '../../../src/domain/choices.ts';
import { fillGaps } from '../../../src/domain/fillGaps.ts';
import { serverWords } from '../../core/serverWords.ts';

/** What files say in a language, by the console's keys. */
export const wordsOf =
  (language: Language) =>
  (key: string, values: object = {}): string =>
    fillGaps(String(get(serverWords[language].files, key)), { ...values });
