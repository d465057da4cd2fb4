import type { BodyOf } from '../../../contract/call.ts';
import type { contract } from '../../../contract/index.ts';
import { toBody } from '../cells/toBody.ts';
import type { GridDefinition, GridRow } from '../definition.ts';
import { placeOf } from './placeOf.ts';
import type { RowState } from '../rows/rowState.ts';

type ImportRow = BodyOf<typeof contract.imports.send>['rows'][number];

/** A row as the import's call takes it: one of a record that exists with what it changes alone. */
export function toImportRow(
  { fields }: Pick<GridDefinition, 'fields'>,
  row: GridRow,
  state: RowState | undefined,
): ImportRow {
  const { cells } = row;
  const existing = state?.kind === 'ready' ? state.existing : undefined;
  if (existing === undefined) return { ...placeOf(row), action: 'ADD', values: toBody(fields, cells) };
  const { record, isDeleted, differences } = existing;
  return {
    ...placeOf(row),
    action: isDeleted ? 'RESTORE' : 'UPDATE',
    customerId: record.customerId,
    version: record.version,
    values: toBody(fields, Object.fromEntries(differences.map(({ source, after }) => [source, after]))),
  };
}
