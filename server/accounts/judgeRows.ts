import * as yup from 'yup';
import { storedForm } from '../core/storedForm.ts';

/** A row as its schema has it, or null with the key of a message for each field (`row` for the row as a whole). */
export interface Judged<T> {
  errors: Record<string, string>;
  row: T | null;
}

const atOnce = 50;
const breathe = () => new Promise(resolve => setImmediate(resolve));

/** Holds rows to their schema, each on its own. Other requests are answered in between. */
export async function judgeRows<T>(
  schema: yup.Schema<T>,
  rows: readonly Record<string, unknown>[],
): Promise<Judged<T>[]> {
  const judged: Judged<T>[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    judged.push(...rows.slice(start, start + atOnce).map(row => judge(schema, row)));
    if (rows.length > atOnce) await breathe();
  }
  return judged;
}

function judge<T>(schema: yup.Schema<T>, row: Record<string, unknown>): Judged<T> {
  try {
    return {
      errors: {},
      row: storedForm(
        schema,
        schema.validateSync(row, { strict: true, abortEarly: false, disableStackTrace: true }),
      ),
    };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return { errors: Object.fromEntries(all.map(each => [each.path || 'row', each.message])), row: null };
  }
}
