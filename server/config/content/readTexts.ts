import { readFileSync } from 'node:fs';

/**
 * The texts of a JSON file by their whole keys, whether they are nested or have points in their keys.
 *
 * @throws Error whose message names the file, and the key that is no text
 */
export function readTexts(file: string): Record<string, string> {
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
