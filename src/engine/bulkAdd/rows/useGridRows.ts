import { useMemo, useState } from 'react';
import type { GridRow } from '../definition.ts';
import {
  addRow,
  append,
  change,
  insert,
  move,
  overlay,
  redo,
  remove,
  replace,
  settle,
  startHistory,
  undo,
  type History,
} from './history.ts';

/** The grid's rows and what can be done to them. */
export function useGridRows(atFirst: () => History) {
  const [history, setHistory] = useState<History>(atFirst);
  const verbs = useMemo(
    () => ({
      change: (rows: readonly GridRow[]) => setHistory(now => change(now, rows)),
      append: (added: readonly Omit<GridRow, 'id'>[], upload?: number) =>
        setHistory(now => append(now, added, upload)),
      overlay: (block: Parameters<typeof overlay>[1]) => setHistory(now => overlay(now, block)),
      replace: (changed: readonly GridRow[]) => setHistory(now => replace(now, changed)),
      insert: (id: number, side: 'before' | 'after') => setHistory(now => insert(now, id, side)),
      move: (id: number, side: 'before' | 'after', other: number) =>
        setHistory(now => move(now, id, side, other)),
      addRow: () => setHistory(addRow),
      remove: (ids: ReadonlySet<number>) => setHistory(now => remove(now, ids)),
      settle: (done: ReadonlySet<number>) => setHistory(now => settle(now, done)),
      startOver: () =>
        setHistory(now =>
          change(
            now,
            startHistory().rows.map((row, index) => ({ ...row, id: now.nextId + index })),
          ),
        ),
      undo: () => setHistory(undo),
      redo: () => setHistory(redo),
    }),
    [],
  );
  return { history, rows: history.rows, ...verbs };
}
