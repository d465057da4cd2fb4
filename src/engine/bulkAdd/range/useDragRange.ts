import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import type { GridRow } from '../definition.ts';
import type { CellPlace } from './CellRange.ts';
import { columnsBeforeFields } from './columnsBeforeFields.ts';
import { useRangeState } from './RangeState.ts';
import { within } from './within.ts';

/** The header counts as a row, and rows and columns are counted from 1. */
const placeOf = (cell: Element): CellPlace => ({
  row: Number(cell.parentElement?.ariaRowIndex) - 2,
  column: Number(cell.ariaColIndex) - 1 - columnsBeforeFields,
});
/** How often a range grows by a row while the pointer is above or below the grid, in milliseconds. */
const scrollMs = 50;

/** Extends the range with the mouse: by Shift and a click, or by dragging, also past the grid’s edges. */
export function useDragRange() {
  const { gridRef, active, range, size, extendTo, collapse } = useRangeState();

  const drag = (start: CellPlace) => {
    const grid = gridRef.current?.element;
    if (!grid) return;
    const stop = new AbortController();
    const { signal } = stop;
    let to = start;
    let pointer = { x: 0, y: 0 };
    let steppedAt = 0;
    const go = (place: CellPlace) => {
      if (place.row === to.row && place.column === to.column) return;
      to = place;
      extendTo(place);
    };
    const follow = (at: number) => {
      if (signal.aborted) return;
      const { top, bottom } = grid.getBoundingClientRect();
      const outside = pointer.y < top ? -1 : pointer.y > bottom ? 1 : 0;
      if (outside === 0) {
        steppedAt = 0;
        return;
      }
      if (at - steppedAt >= scrollMs) {
        steppedAt = at;
        go(within({ ...to, row: to.row + outside }, size));
      }
      requestAnimationFrame(follow);
    };
    const onMove = ({ clientX: x, clientY: y, buttons }: MouseEvent) => {
      if (buttons === 0) return stop.abort();
      pointer = { x, y };
      const cell = document.elementFromPoint(x, y)?.closest('[role=gridcell]');
      if (cell && grid.contains(cell)) go(placeOf(cell));
      else if (steppedAt === 0) requestAnimationFrame(follow);
    };
    window.addEventListener('mousemove', onMove, { signal });
    window.addEventListener('mouseup', () => stop.abort(), { signal });
  };

  return ({ rowIdx, column }: CellMouseArgs<GridRow>, event: CellMouseEvent) => {
    const place = { row: rowIdx, column: column.idx - columnsBeforeFields };
    const isIn =
      range !== null &&
      place.row >= range.top &&
      place.row <= range.bottom &&
      place.column >= range.left &&
      place.column <= range.right;
    // The menu of the range opens with the right button.
    if (event.button !== 0) return isIn && event.preventGridDefault();
    if (event.shiftKey && active !== null && place.column >= 0) {
      event.preventGridDefault();
      event.preventDefault();
      extendTo(place);
      return;
    }
    collapse();
    if (place.column >= 0) drag(place);
  };
}
