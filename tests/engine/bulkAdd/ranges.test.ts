import { expect, test } from 'vitest';
import type { Cells } from '../../../src/engine/bulkAdd/definition.ts';
import { rangeBetween } from '../../../src/engine/bulkAdd/range/CellRange.ts';
import { cleared } from '../../../src/engine/bulkAdd/range/cleared.ts';
import { commandOf } from '../../../src/engine/bulkAdd/range/commandOf.ts';
import { copyCells, copyManyCells } from '../../../src/engine/bulkAdd/range/copyCells.ts';
import { extend } from '../../../src/engine/bulkAdd/range/extend.ts';
import { filledDown } from '../../../src/engine/bulkAdd/range/filledDown.ts';
import { fitBlock } from '../../../src/engine/bulkAdd/range/fitBlock.ts';
import { gridShortcuts } from '../../../src/engine/bulkAdd/range/gridShortcuts.ts';
import {
  append,
  insert,
  move,
  replace,
  startHistory,
  undo,
} from '../../../src/engine/bulkAdd/rows/history.ts';
import { pastedBlock } from '../../../src/engine/bulkAdd/rows/pastedBlock.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { studentFields } from './support/plans.ts';

const fields = studentFields('ko');
const sources = fields.map(({ source }) => source);
const columnOf = (source: string) => sources.indexOf(source);
const rowsOf = (...cells: Cells[]) =>
  append(
    startHistory(),
    cells.map(each => ({ cells: each })),
  );
const names = ({ rows }: ReturnType<typeof rowsOf>) => rows.map(({ cells }) => cells.name ?? '').slice(0, 4);

test('a range is copied as text with tabs and as a table, choices by their words', async () => {
  const { rows } = rowsOf(
    { name: '김하나', gender: 'FEMALE' },
    { name: 'a "b"\tc <d>', email: 'x@y.example' },
  );
  const range = rangeBetween({ row: 1, column: columnOf('email') }, { row: 0, column: columnOf('name') });
  expect(copyCells(rows, fields, range)).toEqual({
    text: '김하나\t\n"a ""b""\tc <d>"\tx@y.example',
    html: '<table><tr><td>김하나</td><td></td></tr><tr><td>a &quot;b&quot;\tc &lt;d&gt;</td><td>x@y.example</td></tr></table>',
  });
  expect(await copyManyCells(rows, fields, range)).toBe(copyCells(rows, fields, range).text);
  const gender = columnOf('gender');
  const word = copyCells(rows, fields, { top: 0, bottom: 0, left: gender, right: gender }).text;
  expect(word).toBe(fields[gender]!.options.find(({ value }) => value === 'FEMALE')!.label);
  expect((await pastedBlock(word, fields, 'gender')).block).toEqual([['FEMALE']]);
});

test('one value fills a range, a block fills its multiples, and another block stays as it is', () => {
  const range = { top: 0, bottom: 2, left: 0, right: 1 };
  expect(fitBlock([['a']], range)).toEqual([
    ['a', 'a'],
    ['a', 'a'],
    ['a', 'a'],
  ]);
  expect(fitBlock([['a', 'b']], range)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
  const other = [['a'], ['b']];
  expect(fitBlock(other, range)).toBe(other);
});

test('likely corrections of a pasted block are offered for all of its rows, those of a single one are not', async () => {
  const { block, suggestions } = await pastedBlock(
    '김하나\ta@naver.con\n김두리\tb@naver.con',
    fields,
    'name',
  );
  expect(block).toEqual([
    ['김하나', 'a@naver.con'],
    ['김두리', 'b@naver.con'],
  ]);
  expect(suggestions).toMatchObject([{ kind: 'emailDomain', source: 'email', count: 2 }]);
  expect([...suggestions[0]!.texts]).toEqual([
    ['a@naver.con', 'a@naver.com'],
    ['b@naver.con', 'b@naver.com'],
  ]);
  expect((await pastedBlock('a@naver.con', fields, 'email')).suggestions).toEqual([]);
});

test('columns of a pasted block for which there is no field are counted, unless they are empty', async () => {
  const last = sources.at(-1)!;
  expect(await pastedBlock('a\tb\tc\t\n', fields, last)).toMatchObject({ block: [['a']], omittedCount: 2 });
  expect((await pastedBlock('a\t\t', fields, last)).omittedCount).toBe(0);
  const headed = await pastedBlock('이름\t모르는 열\t이메일\n김하나\tx\ta@x.example', fields, 'name');
  expect(headed).toMatchObject({ block: [['김하나', 'a@x.example']], omittedCount: 1, hasHeaders: true });
});

test('cells are filled down from the first row of the range, or from the row above it', async () => {
  const { rows } = rowsOf({ name: '가', phone: '1' }, { name: '나' }, { name: '다' });
  const column = columnOf('name');
  const range = { top: 0, bottom: 2, left: column, right: column };
  const cellsOf = async (of: typeof range) => (await filledDown(rows, fields, of)).map(({ cells }) => cells);
  expect(await cellsOf(range)).toEqual([{ name: '가' }, { name: '가' }]);
  expect(await cellsOf({ ...range, top: 2 })).toEqual([{ name: '나' }]);
  expect(await cellsOf({ ...range, bottom: 0 })).toEqual([]);
});

test('a cleared range changes only rows that have text in it, and is one step to undo', async () => {
  const history = rowsOf({ name: '가', memo: 'a' }, { memo: 'b' });
  const column = columnOf('name');
  const changed = await cleared(history.rows, fields, { top: 0, bottom: 5, left: column, right: column });
  expect(changed.map(({ cells }) => cells)).toEqual([{ name: '', memo: 'a' }]);
  const after = replace(history, changed);
  expect(after.rows[0]!.cells.name).toBe('');
  expect(undo(after).rows).toBe(history.rows);
  expect(replace(history, [])).toBe(history);
});

test('rows are inserted and moved, each as one step to undo', () => {
  const history = rowsOf({ name: '가' }, { name: '나' }, { name: '다' });
  const [first, , third] = history.rows;
  const inserted = insert(history, first!.id, 'after');
  expect(names(inserted)).toEqual(['가', '', '나', '다']);
  expect(names(insert(history, first!.id, 'before'))).toEqual(['', '가', '나', '다']);
  expect(new Set(inserted.rows.map(({ id }) => id)).size).toBe(inserted.rows.length);
  expect(names(undo(inserted)).slice(0, 3)).toEqual(['가', '나', '다']);
  const moved = move(history, third!.id, 'before', first!.id);
  expect(names(moved).slice(0, 3)).toEqual(['다', '가', '나']);
  expect(names(undo(moved)).slice(0, 3)).toEqual(['가', '나', '다']);
});

test('an arrow extends the range by a cell, with Ctrl to the last row with text and then to the end', () => {
  const ends = { isToEnd: false, size: { row: 20, column: 4 }, lastFilled: 11 };
  const toEnd = { ...ends, isToEnd: true };
  const from = { row: 3, column: 1 };
  expect(extend(from, 'ArrowDown', ends)).toEqual({ row: 4, column: 1 });
  expect(extend(from, 'ArrowDown', toEnd)).toEqual({ row: 11, column: 1 });
  expect(extend({ row: 11, column: 1 }, 'ArrowDown', ends)).toEqual({ row: 12, column: 1 });
  expect(extend({ row: 11, column: 1 }, 'ArrowDown', toEnd)).toEqual({ row: 19, column: 1 });
  expect(extend({ row: 15, column: 1 }, 'ArrowUp', toEnd)).toEqual({ row: 0, column: 1 });
  expect(extend(from, 'ArrowRight', toEnd)).toEqual({ row: 3, column: 3 });
  expect(extend({ row: 0, column: 0 }, 'ArrowLeft', ends)).toEqual({ row: 0, column: 0 });
});

test('keys are commands, also with another keyboard and on a Mac, and all have words', () => {
  const press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(commandOf({ ...press, key: 'd', code: 'KeyD', ctrlKey: true })).toBe('fillDown');
  expect(commandOf({ ...press, key: 'ㅇ', code: 'KeyD', metaKey: true })).toBe('fillDown');
  expect(commandOf({ ...press, key: 'y', code: 'KeyY', ctrlKey: true })).toBe('redo');
  expect(commandOf({ ...press, key: 'Backspace', code: 'Backspace' })).toBe('clear');
  expect(commandOf({ ...press, key: 'ArrowUp', code: 'ArrowUp', altKey: true, shiftKey: true })).toBe(
    'insertAbove',
  );
  expect(commandOf({ ...press, key: 'd', code: 'KeyD' })).toBeUndefined();
  expect(Object.keys(en.keyboard.grid)).toEqual(gridShortcuts.map(({ label }) => label));
});
