import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import set from 'lodash/set.js';
import { languages, type Language } from '../../../src/domain/choices.ts';
import { builtInWords } from './builtInWords.ts';

/** Texts in place of the product's, nested as its own are. */
export type Messages = Partial<Record<Language, Record<string, object>>>;

/**
 * The texts of `CONTENT_DIR/messages/<language>.json`: keys of the product's own texts, nested or with points between them.
 *
 * @throws Error whose message names the file and the key that cannot be used, and why
 */
export function readMessages(folder: string): Messages {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter(name => !/^\.|^readme/i.test(name));
  const expected = languages.map(language => `${language}.json`);
  const unknown = files.find(name => !expected.includes(name));
  if (unknown !== undefined)
    throw new Error(`${path.join(folder, unknown)} is not expected: there can be ${expected.join(', ')}`);
  return Object.fromEntries(
    languages
      .filter(language => files.includes(`${language}.json`))
      .map(language => [language, readFile(path.join(folder, `${language}.json`), language)]),
  );
}

function readFile(file: string, language: Language): Record<string, object> {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not valid JSON`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error(`${file} must be an object of texts by their keys`);
  const known = leavesOf(builtInWords[language]);
  const messages: Record<string, object> = {};
  for (const [key, text] of leavesOf(given)) {
    const original = known.get(key);
    if (typeof original !== 'string') throw new Error(`${file}: there is no text ${key}`);
    if (typeof text !== 'string') throw new Error(`${file}: ${key} must be a text`);
    const gaps = gapsOf(original);
    const wrong = gapsOf(text).find(gap => !gaps.includes(gap));
    if (wrong !== undefined)
      throw new Error(
        `${file}: ${key} has ${wrong}, which its text cannot have: ${gaps.length > 0 ? `there is ${gaps.join(', ')}` : 'it has no placeholders'}`,
      );
    set(messages, key, text);
  }
  return messages;
}

const gapsOf = (text: string) => [...new Set(text.match(/%\{\w+\}|\{\{\w+\}\}/g))];

/** Everything that is no object, by its whole key. */
function leavesOf(value: object, start = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  for (const [key, each] of Object.entries(value))
    if (typeof each === 'object' && each !== null) leavesOf(each as object, `${start}${key}.`, leaves);
    else leaves.set(start + key, each);
  return leaves;
}
