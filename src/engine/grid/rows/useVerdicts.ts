import { useMemo, useState } from 'react';
import type { Cap, GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { rowStates, type RowState } from './rowStates.ts';
import { useRules } from './useRules.ts';
import { useTaken } from './useTaken.ts';

/** The verdict of every row, and how many there are of each kind. */
export function useVerdicts(
  definition: GridDefinition,
  rows: readonly GridRow[],
  caps: readonly Cap[] | undefined,
) {
  const { errorsOf } = useRules(definition, rows);
  const { takenOf, forget, failure } = useTaken(definition, rows, errorsOf);
  const [refusals, setRefusals] = useState<ReadonlyMap<GridRow, RowErrors>>(new Map());
  return useMemo(() => {
    const { capOf } = definition;
    const states = rowStates(rows, { errorsOf, takenOf, caps, capOf, refusalOf: row => refusals.get(row) });
    const of = (kind: RowState['kind']) => rows.filter(row => states.get(row.id)?.kind === kind);
    return {
      states,
      ready: of('ready'),
      bad: of('bad'),
      checking: of('checking'),
      failure,
      /** Remembers what the server refused; what it said of their emails before is out of date. */
      refuse(refused: ReadonlyMap<GridRow, RowErrors>) {
        setRefusals(refused);
        forget([...refused.keys()].map(({ cells }) => cells.email ?? ''));
      },
    };
  }, [rows, errorsOf, takenOf, caps, definition, refusals, failure, forget]);
}

export type Verdicts = ReturnType<typeof useVerdicts>;
