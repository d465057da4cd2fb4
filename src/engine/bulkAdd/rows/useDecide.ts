import { useEvent } from 'ra-core';
import type { Decision } from '../definition.ts';
import { useRowsState } from './RowsState.ts';
import { decisionsFor } from './rowState.ts';

/** Chooses what becomes of the records that rows are about, where it can be chosen for them: of some rows, or of all. */
export function useDecide() {
  const { rows, verdicts } = useRowsState();
  return useEvent((action: Decision, ids?: ReadonlySet<number>) =>
    rows.change(
      rows.rows.map(row => {
        const state = verdicts.states.get(row.id);
        const existing = state && 'existing' in state ? state.existing : undefined;
        const isMeant = ids === undefined ? state?.kind !== 'unchanged' : ids.has(row.id);
        return existing && isMeant && decisionsFor(existing).includes(action)
          ? { ...row, decision: { action, customerId: existing.record.customerId } }
          : row;
      }),
    ),
  );
}
