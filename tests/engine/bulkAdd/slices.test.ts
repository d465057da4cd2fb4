import { expect, test, vi } from 'vitest';
import type { Cells, GridRow, RowErrors } from '../../../src/engine/bulkAdd/definition.ts';
import { createAsker, rowsOfCall } from '../../../src/engine/bulkAdd/rows/createAsker.ts';
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

/** What the grid asks the server, each call of which is answered by `answer`. */
function askedOf() {
  const sizes: number[] = [];
  const changes: unknown[] = [];
  let resolve = (): void => undefined;
  const asker = createAsker({
    definition: newStudents,
    onChange: failure => changes.push(failure),
    send: (async (_call: unknown, { body }: { body: { rows: unknown[] } }) => {
      sizes.push(body.rows.length);
      await new Promise<void>(given => (resolve = given));
      return { rows: body.rows.map(() => ({ student: null, by: null, emailError: null })) };
    }) as never,
  });
  return { asker, sizes, changes, answer: () => resolve() };
}
const question = (id: number) => `s${id}@x.example\n\n`;
const questions = (count: number) => new Map(rowsOf(count).map(({ id, cells }) => [question(id), cells]));

test('the server is asked about 2,500 rows per call, and nothing that is forgotten is remembered', async () => {
  const { asker, sizes, changes, answer } = askedOf();
  const count = rowsOfCall + 3;
  asker.want(questions(count));
  await vi.waitFor(() => expect(sizes).toEqual([2_500]), 5_000);
  answer();
  await vi.waitFor(() => expect(sizes).toEqual([2_500, 3]), 5_000);
  expect(asker.answerTo(question(0))).toEqual({ error: null, found: null });
  asker.forget();
  answer();
  await vi.waitFor(() => expect(asker.answerTo(question(0))).toBeUndefined());
  expect(asker.answerTo(question(count - 1))).toBeUndefined();
  expect(changes).toEqual([null]);
});

test('the server is asked while questions are added, and what it answers meanwhile is shown when all are there', async () => {
  const { asker, sizes, changes, answer } = askedOf();
  const wanted = questions(rowsOfCall);
  asker.want(wanted, true);
  await vi.waitFor(() => expect(sizes).toEqual([2_500]), 5_000);
  for (const [added, cells] of questions(2 * rowsOfCall)) if (!wanted.has(added)) wanted.set(added, cells);
  answer();
  await vi.waitFor(() => expect(sizes).toEqual([2_500, 2_500]), 5_000);
  expect(asker.answerTo(question(0))).toEqual({ error: null, found: null });
  expect(changes).toEqual([]);
  // A failure of an earlier time is not shown any longer when all that was asked is answered.
  answer();
  await vi.waitFor(() => expect(changes).toEqual([null]), 5_000);
  wanted.set(question(2 * rowsOfCall), {});
  asker.want(wanted);
  await vi.waitFor(() => expect(sizes).toEqual([2_500, 2_500, 1]), 5_000);
  answer();
  await vi.waitFor(() => expect(changes).toEqual([null, null]), 5_000);
  asker.stop();
});
