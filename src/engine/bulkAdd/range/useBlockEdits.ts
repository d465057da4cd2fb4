import { isBlank, type GridRow } from '../definition.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { rowCountOf } from './CellRange.ts';
import { cleared } from './cleared.ts';
import { filledDown, fillFrom } from './filledDown.ts';
import { useRangeState } from './RangeState.ts';

/** What can be done to the cells and rows of the range. Each is one step for undo. */
export function useBlockEdits() {
  const { rows, shown, fields, filter } = useRowsState();
  const { range, select, keepFocus } = useRangeState();
  const first = range === null ? undefined : shown[range.top];
  const last = range === null ? undefined : shown[range.bottom];

  const move = (step: -1 | 1) => {
    const neighbour = range === null ? undefined : shown[step < 0 ? range.top - 1 : range.bottom + 1];
    if (!range || !neighbour || !first || !last) return;
    // The empty row at the end stays there.
    if (step > 0 && isBlank(neighbour) && range.bottom + 2 === shown.length) return;
    keepFocus(() =>
      step < 0 ? rows.move(neighbour.id, 'after', last.id) : rows.move(neighbour.id, 'before', first.id),
    );
    select({ row: range.top + step, column: range.left }, { row: range.bottom + step, column: range.right });
  };
  const insert = (side: 'before' | 'after') => {
    const next = side === 'before' ? first : last;
    // An empty row is not among the rows that a filter shows.
    if (range === null || next === undefined || filter !== null) return;
    keepFocus(() => rows.insert(next.id, side));
    const row = side === 'before' ? range.top : range.bottom + 1;
    select({ row, column: range.left });
  };
  return {
    async clear() {
      if (range !== null) rows.replace(await cleared(shown, fields, range));
    },
    async fillDown() {
      if (range !== null) rows.replace(await filledDown(shown, fields, range));
    },
    /** Fills from the range's row down to the last row with text. */
    async fillToEnd() {
      const bottom = shown.findLastIndex(row => !isBlank(row));
      if (range !== null && bottom > range.top)
        rows.replace(await filledDown(shown, fields, { ...range, bottom }));
    },
    /** A row with the cells that another row has in the range's columns. */
    fillFrom: (source: GridRow, target: GridRow) =>
      range === null ? target : fillFrom(source, fields, range)(target),
    moveUp: () => move(-1),
    moveDown: () => move(1),
    insertAbove: () => insert('before'),
    insertBelow: () => insert('after'),
    removeRows: () =>
      range !== null &&
      keepFocus(() => rows.remove(new Set(shown.slice(range.top, range.bottom + 1).map(({ id }) => id)))),
    /** How many rows the range has. */
    rowCount: range === null ? 0 : rowCountOf(range),
    isFiltered: filter !== null,
  };
}
