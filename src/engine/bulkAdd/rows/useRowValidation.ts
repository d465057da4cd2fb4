import groupBy from 'lodash/groupBy';
import { useMemo, useState } from 'react';
import type { Cap, Existing, GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { existingOf } from './existingOf.ts';
import { rowStates, type RowState } from './rowStates.ts';
import { useAnswers } from './useAnswers.ts';
import { useRules } from './useRules.ts';

/** The result of every row, and how many there are of each kind. */
export function useRowValidation(
  definition: GridDefinition,
  rows: readonly GridRow[],
  caps: readonly Cap[] | undefined,
) {
  const { errorsOf } = useRules(definition, rows);
  const { answerOf, forget, failure } = useAnswers(definition, rows, errorsOf);
  const [refusals, setRefusals] = useState<ReadonlyMap<GridRow, RowErrors>>(new Map());
  return useMemo(() => {
    const { limitCodeOf: capOf } = definition;
    const states = rowStates(rows, {
      errorsOf,
      takenOf: row => answerOf(row)?.error,
      existingOf(row) {
        const answer = answerOf(row);
        return answer && existingOf(definition, row, answer);
      },
      caps,
      capOf,
      refusalOf: row => refusals.get(row),
    });
    const byKind = groupBy(rows, row => states.get(row.id)?.kind);
    const of = (kind: RowState['kind']): GridRow[] => byKind[kind] ?? [];
    const ready = of('ready');
    const existingIn = (row: GridRow): Existing | undefined => {
      const state = states.get(row.id);
      return state?.kind === 'ready' ? state.existing : undefined;
    };
    const {
      added = [],
      updated = [],
      restored = [],
    } = groupBy(ready, row => {
      const existing = existingIn(row);
      if (existing === undefined) return 'added';
      return existing.isDeleted ? 'restored' : 'updated';
    });
    return {
      states,
      ready,
      added,
      updated,
      restored,
      bad: of('bad'),
      checking: of('checking'),
      existing: of('exists'),
      unchanged: of('unchanged'),
      skipped: of('skipped'),
      failure,
      /** Has the server asked again about these emails, or about all. */
      forget,
      /** Stores the rows the server rejected. Its earlier answers are out of date, because accounts were changed. */
      refuse(refused: ReadonlyMap<GridRow, RowErrors>) {
        // Who was changed meanwhile is shown with the new differences.
        setRefusals(new Map([...refused].filter(([, { row }]) => row !== 'errors.STALE')));
        forget();
      },
    };
  }, [rows, errorsOf, answerOf, caps, definition, refusals, failure, forget]);
}

export type RowValidation = ReturnType<typeof useRowValidation>;
