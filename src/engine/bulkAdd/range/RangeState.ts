import { useMemo, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { flushSync } from 'react-dom';
import { useRowsState } from '../rows/RowsState.ts';
import { shareState } from '../shareState.tsx';
import { rangeBetween, type CellPlace } from './CellRange.ts';
import { columnsBeforeFields } from './columnsBeforeFields.ts';
import { focusActiveCell } from './focusActiveCell.ts';
import { within } from './within.ts';

/** The active cell, and the range that begins there. */
export const [RangeProvider, useRangeState] = shareState(() => {
  const { shown, fields } = useRowsState();
  const gridRef = useRef<DataGridHandle | null>(null);
  const sendButtonRef = useRef<HTMLButtonElement | null>(null);
  const [active, setActive] = useState<CellPlace | null>(null);
  const [head, setHead] = useState<CellPlace | null>(null);
  const size = { row: shown.length, column: fields.length };
  const range = useMemo(() => {
    const limits = { row: shown.length, column: fields.length };
    if (active === null || active.row < 0 || active.row >= limits.row) return null;
    if (active.column < 0 || active.column >= limits.column) return null;
    return rangeBetween(active, head === null ? active : within(head, limits));
  }, [active, head, shown.length, fields.length]);

  const extendTo = (place: CellPlace) => {
    const to = within(place, size);
    setHead(to);
    gridRef.current?.scrollToCell({ rowIdx: to.row, idx: to.column + columnsBeforeFields });
  };
  const activate = ({ row, column }: CellPlace) =>
    gridRef.current?.setActivePosition(
      { rowIdx: row, idx: column + columnsBeforeFields },
      { shouldFocus: true },
    );
  return {
    gridRef,
    /** Which Ctrl+Enter presses. */
    sendButtonRef,
    size,
    /** In a column that is no field, it has no range. */
    active,
    activeRow: active === null ? undefined : shown[active.row],
    range,
    /** The cell opposite of the active one. */
    head: head ?? active,
    isExtended: head !== null,
    /** Called by the grid. */
    onActive(place: CellPlace) {
      setActive(place);
      setHead(null);
    },
    extendTo,
    collapse: () => setHead(null),
    /** Selects the cells between two, the first of which becomes the active one: the grid says so by `onActive`. */
    select(from: CellPlace, to: CellPlace = from) {
      flushSync(() => activate(from));
      setHead(to.row === from.row && to.column === from.column ? null : to);
      focusActiveCell(gridRef.current);
    },
    /** Changes which rows there are, and keeps the focus where it was, although its row may have moved or gone. */
    keepFocus(change: () => void) {
      flushSync(change);
      const rowCount = Number(gridRef.current?.element?.ariaRowCount ?? 1) - 1;
      if (active !== null && active.row >= rowCount)
        flushSync(() => activate({ ...active, row: rowCount - 1 }));
      focusActiveCell(gridRef.current);
    },
  };
});
