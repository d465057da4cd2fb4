import type { Existing, GridDefinition, GridRow } from '../definition.ts';
import type { Answer } from './answers.ts';

/** The record that a row is about, with what the row changes of it: a cell that is empty changes nothing. */
export function existingOf(
  { fields }: Pick<GridDefinition, 'fields'>,
  { cells }: GridRow,
  { found }: Answer,
): Existing | null {
  if (found === null) return null;
  const { record, by, texts } = found;
  return {
    record,
    by,
    isDeleted: record.accountStatus === 'DELETED',
    differences: fields.flatMap(({ source }) => {
      const after = cells[source] ?? '';
      const [before = '', ...others] = texts[source] ?? [];
      return after === '' || after === before || others.includes(after) ? [] : [{ source, before, after }];
    }),
  };
}
