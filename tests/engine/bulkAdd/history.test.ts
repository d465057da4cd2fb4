import { expect, test } from 'vitest';
import { isBlank } from '../../../src/engine/bulkAdd/definition.ts';
import {
  append,
  change,
  overlay,
  redo,
  remove,
  roomIn,
  settle,
  startHistory,
  undo,
  type History,
} from '../../../src/engine/bulkAdd/rows/history.ts';
import { laidOver } from '../../../src/engine/bulkAdd/rows/laidOver.ts';
import { limits } from '../../../src/domain/limits.ts';

const named = (...names: string[]) => names.map(name => ({ name }));
const rowsNamed = (...names: string[]) => named(...names).map(cells => ({ cells }));
const namesIn = ({ rows }: History) => rows.filter(row => !isBlank(row)).map(row => row.cells.name);

test('a grid begins with rows to type into, and always has one more [S2.16]', () => {
  const empty = startHistory();
  expect(empty.rows.every(isBlank)).toBe(true);
  const full = append(empty, rowsNamed('가', '나'));
  expect(namesIn(full)).toEqual(['가', '나']);
  expect(isBlank(full.rows.at(-1)!)).toBe(true);
});

test('a change is undone and done again, and a new one ends what could be done again', () => {
  const one = append(startHistory(), rowsNamed('가'));
  const two = append(one, rowsNamed('나'));
  expect(namesIn(undo(two))).toEqual(['가']);
  expect(namesIn(redo(undo(two)))).toEqual(['가', '나']);
  expect(namesIn(undo(undo(two)))).toEqual([]);
  expect(undo(startHistory()).rows).toHaveLength(startHistory().rows.length);
  const other = append(undo(two), rowsNamed('다'));
  expect(namesIn(redo(other))).toEqual(['가', '다']);
});

test('a pasted block overwrites the shown rows and adds rows past the last', async () => {
  const start = append(startHistory(), rowsNamed('가', '나', '다'));
  const shown = start.rows.filter(row => row.cells.name !== '나');
  const laid = await laidOver({
    block: [['라', 'a@x.example'], ['마'], ['바'], ['사']],
    rows: shown,
    sources: ['name', 'email'],
  });
  const after = overlay(start, laid);
  expect(namesIn(after)).toEqual(['라', '나', '마', '바', '사']);
  expect(after.rows[0]!.cells.email).toBe('a@x.example');
  expect(namesIn(undo(after))).toEqual(['가', '나', '다']);
});

test('rows keep their ids, and no two rows have one', () => {
  let history = append(startHistory(), rowsNamed('가', '나'));
  history = remove(history, new Set([history.rows[0]!.id]));
  history = append(undo(history), rowsNamed('다'));
  history = change(history, [...history.rows].toReversed());
  const ids = history.rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what was created is gone for good', () => {
  const history = append(startHistory(), rowsNamed('가', '나'));
  const settled = settle(history, new Set([history.rows[0]!.id]));
  expect(namesIn(settled)).toEqual(['나']);
  expect(namesIn(undo(settled))).toEqual(['나']);
});

test('a grid has as many rows as an import may', () => {
  const history = append(startHistory(), rowsNamed('가', '나'));
  expect(roomIn(history)).toBe(limits.import.gridRows - 2);
});
