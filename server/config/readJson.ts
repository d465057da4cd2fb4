import { readFileSync } from 'node:fs';
import * as yup from 'yup';

/**
 * The JSON of a file of the operator's.
 *
 * @throws Error whose message names the file and everything that is wrong with it
 */
export function readJson(file: string, schema: yup.Schema): unknown {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read`);
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not valid JSON`);
  }
  try {
    return schema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new Error(`${file}: ${error.errors.join('; ')}`, { cause: error });
  }
}
