import { useRef, type RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import type { FieldPlan } from '../cells/plan.ts';
import type { GridRow } from '../definition.ts';
import type { RowState } from '../rows/rowState.ts';
import { columnsBeforeFields } from './columnsBeforeFields.ts';
import { focusActiveCell } from './focusActiveCell.ts';

interface Shown {
  rows: readonly GridRow[];
  fields: readonly FieldPlan[];
  states: ReadonlyMap<number, RowState>;
  /** The row of the active cell. */
  activeId: number | undefined;
}

/** Moves the focus to the first invalid cell of the next invalid row: the active one, unless this already led to it. */
export function useNextBad(
  gridRef: RefObject<DataGridHandle | null>,
  { rows, fields, states, activeId }: Shown,
) {
  const led = useRef<number | undefined>(undefined);
  return () => {
    const from = rows.findIndex(({ id }) => id === activeId);
    const step = activeId !== undefined && led.current === activeId ? 1 : 0;
    const order = [...rows.keys()].map(index => (Math.max(from, 0) + step + index) % rows.length);
    const rowIdx = order.find(index => states.get(rows[index]!.id)?.kind === 'bad');
    if (rowIdx === undefined) return;
    led.current = rows[rowIdx]!.id;
    const state = states.get(led.current);
    const column = fields.findIndex(({ source }) => state?.kind === 'bad' && source in state.errors);
    gridRef.current?.setActivePosition(
      { rowIdx, idx: columnsBeforeFields + Math.max(0, column) },
      { shouldFocus: true },
    );
    // The cell that is the active one already gets no focus of its own.
    focusActiveCell(gridRef.current);
  };
}
