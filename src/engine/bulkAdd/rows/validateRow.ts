import { ValidationError } from 'yup';
import { toBody } from '../cells/toBody.ts';
import type { Cells, GridDefinition, RowErrors } from '../definition.ts';

/** Validates a row by the contract's schema, which the server uses too. Returns message keys by field. */
export function validateRow(
  { fields, schema }: Pick<GridDefinition, 'fields' | 'schema'>,
  cells: Cells,
): RowErrors {
  const errors: Record<string, string> = {};
  try {
    schema.validateSync(toBody(fields, cells), { strict: true, abortEarly: false, disableStackTrace: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error])
      errors[path || 'row'] ??= message;
  }
  for (const { source, choices, records } of fields) {
    const text = cells[source] ?? '';
    const values = records?.map(({ value }) => value) ?? choices?.values;
    if (values && text !== '' && !values.includes(text)) errors[source] = 'validation.choice';
  }
  return errors;
}
