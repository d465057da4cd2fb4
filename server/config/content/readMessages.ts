import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '../../../src/domain/choices.ts';

/** Texts in place of the product's, by their keys, and the file that they are from. */
export type Messages = Partial<Record<Language, { file: string; texts: Readonly<Record<string, string>> }>>;

/**
 * The texts of `CONTENT_DIR/messages/<language>.json`, nested or with points in their keys. Whether the product has such keys
 * is checked at the start of the server, which knows its own texts.
 *
 * @throws Error whose message names the file, and the key that is no text
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
      .map(language => {
        const file = path.join(folder, `${language}.json`);
        return [language, { file, texts: textsOf(file) }];
      }),
  );
}

function textsOf(file: string): Record<string, string> {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not valid JSON`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error(`${file} must be an object of texts by their keys`);
  const texts: Record<string, string> = {};
  const collect = (value: object, start: string) => {
    for (const [key, each] of Object.entries(value) as [string, unknown][])
      if (typeof each === 'string') texts[start + key] = each;
      else if (typeof each === 'object' && each !== null) collect(each, `${start}${key}.`);
      else throw new Error(`${file}: ${start}${key} must be a text`);
  };
  collect(given, '');
  return texts;
}
