import { useMemo, useState } from 'react';
import type { Cap, GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { rowStates, type RowState } from './rowStates.ts';
import { useRules } from './useRules.ts';
import { useEmailAvailability } from './useEmailAvailability.ts';

/** The result of every row, and how many there are of each kind. */
export function useRowValidation(
  definition: GridDefinition,
  rows: readonly GridRow[],
  caps: readonly Cap[] | undefined,
) {
  const { errorsOf } = useRules(definition, rows);
  const { takenOf, forget, failure } = useEmailAvailability(definition, rows, errorsOf);
  const [refusals, setRefusals] = useState<ReadonlyMap<GridRow, RowErrors>>(new Map());
  return useMemo(() => {
    const { limitCodeOf: capOf } = definition;
    const states = rowStates(rows, { errorsOf, takenOf, caps, capOf, refusalOf: row => refusals.get(row) });
    const of = (kind: RowState['kind']) => rows.filter(row => states.get(row.id)?.kind === kind);
    return {
      states,
      ready: of('ready'),
      bad: of('bad'),
      checking: of('checking'),
      failure,
      /** Has the server asked again about these emails, or about all. */
      forget,
      /** Stores the rows the server rejected. Its earlier answers are out of date, because accounts were created. */
      refuse(refused: ReadonlyMap<GridRow, RowErrors>) {
        setRefusals(refused);
        forget();
      },
    };
  }, [rows, errorsOf, takenOf, caps, definition, refusals, failure, forget]);
}

export type RowValidation = ReturnType<typeof useRowValidation>;
