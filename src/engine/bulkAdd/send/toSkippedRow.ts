import type { BodyOf } from '../../../contract/call.ts';
import type { contract } from '../../../contract/index.ts';
import type { GridRow } from '../definition.ts';
import { placeOf } from './placeOf.ts';
import type { RowState } from '../rows/rowState.ts';

type ImportRow = BodyOf<typeof contract.imports.send>['rows'][number];

/** A row that changes nothing, for the history: of its content only the record that it is about. */
export const toSkippedRow = (row: GridRow, state: RowState | undefined): ImportRow => ({
  ...placeOf(row),
  action: 'SKIP',
  customerId: (state && 'existing' in state && state.existing?.record.customerId) || null,
  values: {},
});
