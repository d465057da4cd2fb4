import { addedLanguages } from '../../../src/domain/addedLanguages.ts';
import type { Language } from '../../../src/domain/choices.ts';
import type { Config } from '../../config/config.ts';
import { builtInWords } from './builtInWords.ts';

const keysIn = (words: object, start = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [start + key]
      : typeof value === 'object' && value !== null
        ? keysIn(value as object, `${start}${key}.`)
        : [],
  );

interface Missing {
  tag: string;
  /** How many texts are said in English, of how many. */
  missing: number;
  all: number;
  /** The first of their keys. */
  first: string;
}

/** The languages that `CONTENT_DIR` adds and that lack texts; the demo's own pages do not count. */
export function missingTexts({ content: { messages } }: Pick<Config, 'content'>): Missing[] {
  return addedLanguages.flatMap(({ tag }) => {
    const keys = keysIn(builtInWords(tag as Language)).filter(
      key => !/^server\.(?:demoTemplates|outbox|roomPage)\./.test(key),
    );
    const given = new Set((messages[tag as Language] ?? []).flatMap(({ texts }) => Object.keys(texts)));
    const missing = keys.filter(key => !given.has(key));
    return missing.length === 0
      ? []
      : [{ tag, missing: missing.length, all: keys.length, first: missing[0]! }];
  });
}
