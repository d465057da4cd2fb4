import type { Language } from '../../src/domain/choices.ts';
import { forLanguages } from '../../src/domain/forLanguages.ts';
import { messages } from './messages.ts';
import { flatten } from './words.ts';

const all = forLanguages(language => flatten(messages[language]));

/** What the console says in a language, by the key of the words: `wordsOf('ko')('app.save')`. */
export const wordsOf =
  (language: Language) =>
  (key: string, gaps: Record<string, string | number> = {}): string => {
    const words: unknown = all[language].get(key);
    if (typeof words !== 'string') throw new Error(`There are no words for ${key}.`);
    // Of words with two forms the first is for one.
    return words
      .split(' |||| ')
      .at(gaps.smart_count === undefined || gaps.smart_count === 1 ? 0 : -1)!
      .replace(/%\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ''));
  };
