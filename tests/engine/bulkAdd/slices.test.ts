import { expect, test, vi } from 'vitest';
import type { Cells, GridRow, RowErrors } from '../../../src/engine/bulkAdd/definition.ts';
import { createAsker } from '../../../src/engine/bulkAdd/rows/createAsker.ts';
import { evaluateRows } from '../../../src/engine/bulkAdd/rows/evaluateRows.ts';
import { createRowWriter, readStoredRows } from '../../../src/engine/bulkAdd/rows/storedRows.ts';
import { eachInSlices, manyItems } from '../../../src/engine/bulkAdd/slices.ts';
import { newStudents } from '../../../src/resources/students/add/newStudents.ts';

const rowsOf = (count: number): GridRow[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    cells: (id % 10 === 9 ? {} : { name: '새학생', email: `s${id}@x.example` }) as Cells,
  }));
const never = new AbortController().signal;

test('a few are done at once, many while others have their turn, and a signal stops both', async () => {
  const seen: number[] = [];
  const few = eachInSlices([1, 2, 3], item => seen.push(item));
  expect(seen).toEqual([1, 2, 3]);
  expect(await few).toBe(true);

  let turns = 0;
  let isOver = false;
  const watch = () => {
    turns++;
    if (!isOver) setImmediate(watch);
  };
  watch();
  const many = rowsOf(10 * manyItems);
  expect(await eachInSlices(many, () => performance.now() + Math.sqrt(turns))).toBe(true);
  isOver = true;
  expect(turns).toBeGreaterThan(1);

  const stop = new AbortController();
  let done = 0;
  const isDone = await eachInSlices(many, () => ++done === 100 && stop.abort(), stop.signal);
  expect([isDone, done]).toEqual([false, 100]);
});

test('verdicts list the rows of each kind in their order, and none when they are no longer wanted', async () => {
  const rows = rowsOf(20);
  const knowledge = {
    errorsOf: ({ id }: GridRow): RowErrors => (id === 3 ? { email: 'validation.email' } : {}),
    takenOf: ({ id }: GridRow) => (id === 5 ? undefined : null),
    existingOf: () => null,
    refusalOf: () => undefined,
    caps: [],
    capOf: newStudents.limitCodeOf,
  };
  const found = (await evaluateRows(rows, knowledge, never))!;
  const ids = (some: readonly GridRow[]) => some.map(({ id }) => id);
  expect(ids(found.bad)).toEqual([3]);
  expect(ids(found.checking)).toEqual([5]);
  expect(ids(found.added)).toEqual(ids(found.ready));
  expect(found.ready).toHaveLength(16);
  expect(found.states.get(9)).toEqual({ kind: 'blank' });
  const stop = new AbortController();
  stop.abort();
  expect(await evaluateRows(rows, knowledge, stop.signal)).toBeNull();
});

test('a draft has its rows again without the empty ones, and only changed pieces are written again', async () => {
  const rows = rowsOf(1_200).map(row => ({ ...row, upload: 1, from: { number: row.id + 2 } }));
  const writer = createRowWriter();
  const before = writer.write(rows);
  const changed = rows.with(700, { ...rows[700]!, cells: { name: '바뀐이름' } });
  const after = writer.write(changed);
  expect(after.map((piece, index) => piece === before[index])).toEqual([true, false, true]);
  const { rows: read } = await readStoredRows({ pieces: after, unknownHeaders: [] });
  expect(read).toHaveLength(1_080);
  expect(read[0]).toEqual({ id: 0, cells: rows[0]!.cells, from: { number: 2 } });
  expect(read.some(({ cells }) => cells.name === '바뀐이름')).toBe(true);
});

test('drafts of earlier versions are read too', async () => {
  const cells = { name: '새학생' };
  expect((await readStoredRows([cells])).rows).toEqual([{ id: 0, cells }]);
  expect(await readStoredRows({ rows: [{ cells }], unknownHeaders: ['반'] })).toEqual({
    rows: [{ id: 0, cells }],
    unknownHeaders: ['반'],
  });
  expect((await readStoredRows(null)).rows).toEqual([]);
});

/** An asker whose calls are answered one by one, and what it has reported. */
function askerOf(
  answered: (rows: number) => unknown = rows => ({ rows: Array.from({ length: rows }, () => freeRow) }),
) {
  const calls: { size: number; answer: () => void }[] = [];
  const reported: unknown[] = [];
  const asker = createAsker({
    definition: newStudents,
    onChange: failure => reported.push(failure),
    send: (async (_call: unknown, { body }: { body: { rows: unknown[] } }) => {
      const size = body.rows.length;
      await new Promise<void>(resolve => calls.push({ size, answer: resolve }));
      return answered(size);
    }) as never,
  });
  const sizesAre = (sizes: number[]) =>
    vi.waitFor(() => expect(calls.map(({ size }) => size)).toEqual(sizes), 5_000);
  return { asker, calls, reported, sizesAre };
}
const freeRow = { student: null, by: null, emailError: null };
const questionsOf = (count: number) =>
  new Map(rowsOf(count).map(({ id, cells }) => [`s${id}@x.example\n\n`, cells]));

test('the server is asked in two calls at a time, and its answers are reported after thousands of rows and at the end', async () => {
  const { asker, calls, reported, sizesAre } = askerOf();
  const count = 5_003;
  asker.want(questionsOf(count));
  await sizesAre([1_000, 1_000]);
  for (let answered = 0; answered < 4; answered++) {
    calls[answered]!.answer();
    await sizesAre([
      1_000,
      1_000,
      ...Array(Math.min(3, answered + 1)).fill(1_000),
      ...(answered > 2 ? [3] : []),
    ]);
  }
  expect(reported).toEqual([]);
  expect(asker.answerTo('s0@x.example\n\n')).toEqual({ error: null, found: null });
  calls[4]!.answer();
  await vi.waitFor(() => expect(reported).toEqual([null]));
  calls[5]!.answer();
  await vi.waitFor(() => expect(reported).toEqual([null, null]));
  expect(asker.answerTo(`s${count - 1}@x.example\n\n`)).toEqual({ error: null, found: null });
});

test('nothing that is forgotten is remembered, also not what is being asked', async () => {
  const { asker, calls, reported, sizesAre } = askerOf();
  asker.want(questionsOf(3));
  await sizesAre([3]);
  asker.forget();
  calls[0]!.answer();
  asker.want(questionsOf(2));
  await sizesAre([3, 2]);
  expect(asker.answerTo('s0@x.example\n\n')).toBeUndefined();
  calls[1]!.answer();
  await vi.waitFor(() => expect(reported).toEqual([null]));
  expect(asker.answerTo('s2@x.example\n\n')).toBeUndefined();
});

test('a call that fails ends the asking, and is reported once', async () => {
  const failure = new Error('no answer');
  const { asker, calls, reported, sizesAre } = askerOf(() => {
    throw failure;
  });
  asker.want(questionsOf(2_500));
  await sizesAre([1_000, 1_000]);
  calls.forEach(({ answer }) => answer());
  await vi.waitFor(() => expect(reported).toEqual([failure]));
  asker.want(questionsOf(1));
  await sizesAre([1_000, 1_000, 1]);
  expect(reported).toEqual([failure]);
});
