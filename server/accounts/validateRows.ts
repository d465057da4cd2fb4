import * as yup from 'yup';
import { storedForm } from '../core/validate.ts';
import { yieldToEventLoop } from '../core/yieldToEventLoop.ts';

/** A row as its schema has it, or null with the key of a message for each field (`row` for the row as a whole). */
export interface ValidatedRow<T> {
  errors: Record<string, string>;
  row: T | null;
}

const atOnce = 50;

/** Validates rows by their schema, each on its own. Yields to the event loop in between. */
export async function validateRows<T>(
  schema: yup.Schema<T>,
  rows: readonly Record<string, unknown>[],
): Promise<ValidatedRow<T>[]> {
  const validated: ValidatedRow<T>[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    validated.push(...rows.slice(start, start + atOnce).map(row => validateRow(schema, row)));
    if (rows.length > atOnce) await yieldToEventLoop();
  }
  return validated;
}

function validateRow<T>(schema: yup.Schema<T>, row: Record<string, unknown>): ValidatedRow<T> {
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
