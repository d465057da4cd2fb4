import { limits } from '../../../domain/limits.ts';
import { isBlank, type Cells, type GridRow } from '../definition.ts';

/** The rows with what they were before each change and before each undoing. */
export interface History {
  readonly rows: readonly GridRow[];
  readonly past: readonly (readonly GridRow[])[];
  readonly future: readonly (readonly GridRow[])[];
  readonly nextId: number;
}

const kept = 100;
const rowsAtFirst = 15;

/** A grid with rows in it, whose ids are their places, and some to type into. */
export function startHistory(given: readonly GridRow[] = []): History {
  const spare = Array.from({ length: Math.max(1, rowsAtFirst - given.length) }, (_, index) => ({
    id: given.length + index,
    cells: {},
  }));
  const rows = [...given, ...spare];
  return { rows, past: [], future: [], nextId: rows.length };
}

/** A grid with the same rows as before its screen was left. */
export const resumeHistory = (rows: readonly GridRow[]): History => ({
  rows,
  past: [],
  future: [],
  nextId: rows.reduce((most, { id }) => Math.max(most, id), -1) + 1,
});

/** There is always an empty row at the end to go on in. */
function withSpare(rows: readonly GridRow[], nextId: number): readonly GridRow[] {
  const last = rows.at(-1);
  return last !== undefined && isBlank(last) ? rows : [...rows, { id: nextId, cells: {} }];
}

/** The rows after a change, which can be undone. */
export function change(history: History, rows: readonly GridRow[]): History {
  if (rows === history.rows) return history;
  const spared = withSpare(rows, history.nextId);
  return {
    rows: spared,
    past: [...history.past.slice(1 - kept), history.rows],
    future: [],
    nextId: spared === rows ? history.nextId : history.nextId + 1,
  };
}

/**
 * New rows at the end, in the place of the empty ones there, and of those that the same upload gave before. Undone as one
 * change.
 */
export function append(history: History, rows: readonly Omit<GridRow, 'id'>[], upload?: number): History {
  const filled = history.rows.filter(row => !isBlank(row) && (upload === undefined || row.upload !== upload));
  const added = rows.map((row, index) => ({ ...row, id: history.nextId + index, upload }));
  return change({ ...history, nextId: history.nextId + rows.length }, [...filled, ...added]);
}

/** An empty row more. */
export const addRow = (history: History): History => ({
  ...history,
  rows: [...history.rows, { id: history.nextId, cells: {} }],
  nextId: history.nextId + 1,
});

/** With other versions of some rows, and new rows at the end, as one change. */
export function overlay(
  history: History,
  { changed, added }: { changed: readonly GridRow[]; added: readonly Cells[] },
): History {
  const versions = new Map(changed.map(row => [row.id, row]));
  return change({ ...history, nextId: history.nextId + added.length }, [
    ...history.rows.map(row => versions.get(row.id) ?? row),
    ...added.map((cells, index) => ({ id: history.nextId + index, cells })),
  ]);
}

/** With other versions of some rows. */
export function replace(history: History, changed: readonly GridRow[]): History {
  if (changed.length === 0) return history;
  const versions = new Map(changed.map(row => [row.id, row]));
  return change(
    history,
    history.rows.map(row => versions.get(row.id) ?? row),
  );
}

/** With an empty row before another one, or after it. */
export function insert(history: History, id: number, side: 'before' | 'after'): History {
  const at = history.rows.findIndex(row => row.id === id) + (side === 'after' ? 1 : 0);
  return change(
    { ...history, nextId: history.nextId + 1 },
    history.rows.toSpliced(at, 0, { id: history.nextId, cells: {} }),
  );
}

/** With a row moved next to another one. */
export function move(history: History, id: number, side: 'before' | 'after', other: number): History {
  const moved = history.rows.find(row => row.id === id);
  const rest = history.rows.filter(row => row !== moved);
  const at = rest.findIndex(row => row.id === other) + (side === 'after' ? 1 : 0);
  return moved === undefined ? history : change(history, rest.toSpliced(at, 0, moved));
}

/** Without some rows. */
export const remove = (history: History, ids: ReadonlySet<number>): History =>
  change(
    history,
    history.rows.filter(({ id }) => !ids.has(id)),
  );

/** Rows that are done with leave for good: no undo brings them back. */
export function settle(history: History, done: ReadonlySet<number>): History {
  const rows = history.rows.filter(row => !done.has(row.id) && !isBlank(row));
  const restarted = startHistory();
  const spare = restarted.rows.slice(0, Math.max(1, rowsAtFirst - rows.length));
  return {
    rows: [...rows, ...spare.map((row, index) => ({ ...row, id: history.nextId + index }))],
    past: [],
    future: [],
    nextId: history.nextId + spare.length,
  };
}

export function undo({ rows, past, future, nextId }: History): History {
  const before = past.at(-1);
  return before === undefined
    ? { rows, past, future, nextId }
    : { rows: before, past: past.slice(0, -1), future: [rows, ...future], nextId };
}

export function redo({ rows, past, future, nextId }: History): History {
  const [after] = future;
  return after === undefined
    ? { rows, past, future, nextId }
    : { rows: after, past: [...past, rows], future: future.slice(1), nextId };
}

/** How many more rows a grid takes, when those of an upload are replaced. */
export const roomIn = ({ rows }: History, upload?: number) =>
  limits.import.gridRows -
  rows.filter(row => !isBlank(row) && (upload === undefined || row.upload !== upload)).length;
