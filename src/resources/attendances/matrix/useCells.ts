import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { letterOf } from '../../../ui/letterOf.ts';

/** A cell by its row and day. */
export interface Cell {
  row: number;
  column: number;
}

const page = 10;

/** What selects rows by keyboard. */
interface RowSelection {
  /** Selects a row, or no longer; with `isOn` as it says. */
  select: (row: number, isOn?: boolean) => void;
  /** Selects the days from one column to another. */
  selectDays: (from: number, to: number) => void;
  selectAll: () => void;
  clear: () => void;
}

/**
 * Moving through a grid by keyboard, of which only what is in view is drawn: one cell can be reached by Tab, arrows and
 * the like lead on from it, and a cell that is moved to is scrolled to before it takes the focus.
 */
export function useCells(
  { rows, columns }: { rows: number; columns: number },
  scrollTo: (cell: Cell) => void,
  open: (cell: Cell) => void,
  { select, selectDays, selectAll, clear }: RowSelection,
) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const firstDay = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!moves.current) return;
    const element = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`);
    if (element) {
      moves.current = false;
      element.focus({ preventScroll: true });
    }
  });
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  const go = (row: number, column: number) => {
    const cell = { row: within(row, rows), column: within(column, columns) };
    moves.current = true;
    scrollTo(cell);
    setActive(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { row, column } = active;
    const far = event.ctrlKey || event.metaKey;
    const extend = (to: number) => {
      select(row, true);
      select(within(to, rows), true);
      go(to, column);
    };
    const stepDays = (to: number) => {
      if (event.shiftKey) {
        firstDay.current ??= column;
        select(row, true);
        selectDays(firstDay.current, within(to, columns));
      } else firstDay.current = null;
      go(row, to);
    };
    const step = event.shiftKey ? extend : (to: number) => go(to, column);
    const keys: Record<string, () => void> = {
      ArrowUp: () => step(row - 1),
      ArrowDown: () => step(row + 1),
      ArrowLeft: () => stepDays(column - 1),
      ArrowRight: () => stepDays(column + 1),
      PageUp: () => go(row - page, column),
      PageDown: () => go(row + page, column),
      Home: () => go(far ? 0 : row, 0),
      End: () => go(far ? rows - 1 : row, columns - 1),
      Enter: () => open(active),
      ' ': () => (event.shiftKey ? select(row) : open(active)),
      ...(far ? { A: selectAll } : { X: () => select(row), Escape: clear }),
    };
    const act = keys[letterOf(event) ?? event.key];
    if (act === undefined || !(event.target as HTMLElement).dataset.cell) return;
    event.preventDefault();
    act();
  };
  return {
    grid,
    active: { row: within(active.row, rows), column: within(active.column, columns) },
    setActive,
    onKeyDown,
  };
}
