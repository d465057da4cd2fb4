import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newStudents } from '../../../src/resources/students/add/newStudents.ts';
import { rowJobs } from '../../../src/engine/bulkAdd/send/rowJobs.ts';
import { sendRows } from '../../../src/engine/bulkAdd/send/sendRows.ts';
import { unsavedForms } from '../../../src/unsaved/unsavedForms.ts';
import { limits } from '../../../src/domain/limits.ts';
import { pathOf } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const say = wordsOf('en');
const { pieceRows } = limits.import;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, cells: { name: '새학생', email: `s${id}@x.example` } }));

afterEach(() => rowJobs.forget('studentAdd'));

/** A sending of the rows whose calls are answered by hand. */
function startSending(count: number) {
  const answers: ((isFine: boolean) => void)[] = [];
  const sizes: number[] = [];
  const kept: number[][] = [];
  const input = {
    rows: rowsOf(count),
    states: new Map(),
    invite: false,
    fileName: null,
    left: [],
    batchId: null,
  };
  const send = async (_call: unknown, { body }: { body: { rows: unknown[]; isLast: boolean } }) => {
    sizes.push(body.rows.length);
    await new Promise<void>((resolve, reject) =>
      answers.push(isFine => (isFine ? resolve() : reject(new Error('No network')))),
    );
    return {
      batchId: 'b',
      rows: body.rows.map((_row, row) => ({
        row,
        outcome: row === 0 ? 'REFUSED' : 'ADDED',
        customerId: null,
        fieldErrors: {},
      })),
      addedCount: body.rows.length - 1,
      updatedCount: 0,
      restoredCount: 0,
    };
  };
  const ended = rowJobs
    .run({
      screen: 'studentAdd',
      path: pathOf('studentAdd'),
      input,
      send: onSent => sendRows(send as never, newStudents, input, onSent),
      keepRows: rows => kept.push(rows.map(({ id }) => id)),
    })
    .catch(() => null);
  const answer = async (isFine = true) => {
    await waitFor(() => expect(answers.length).toBe(sizes.length));
    await act(async () => answers.at(-1)!(isFine));
  };
  return { input, sizes, kept, ended, answer };
}

test('rows that are being sent are shown on other screens with the way back, and leaving the browser asks', async () => {
  const academy = await (await createWorld()).academy();
  const { answer, ended, input, kept, sizes } = startSending(pieceRows + 2);
  rowJobs.setRows('studentAdd', input.rows);
  expect(unsavedForms.isAny()).toBe(true);
  const { user } = await renderScreen(pathOf('students'), { as: academy.owner });
  const total = pieceRows + 2;
  await screen.findByRole('progressbar', { name: say('grid.background.running', { sent: 0, total }) });
  await answer();
  const bar = await screen.findByRole('progressbar', {
    name: say('grid.background.running', { sent: pieceRows, total }),
  });
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(90);
  await answer();
  await ended;
  expect(sizes).toEqual([pieceRows, 2]);
  await screen.findByText(say('grid.background.done', { smart_count: pieceRows }), { exact: false });
  screen.getByText(say('grid.background.refused', { smart_count: 2 }), { exact: false });
  expect(kept).toEqual([[0, pieceRows]]);
  expect(unsavedForms.isAny()).toBe(false);
  expect(screen.getByRole('link', { name: say('grid.background.result') }).getAttribute('href')).toBe(
    pathOf('studentAdd'),
  );
  await user.click(screen.getByRole('button', { name: say('app.close') }));
  expect(screen.queryByText(say('grid.background.result'))).toBeNull();
  expect(rowJobs.rowsOf('studentAdd')).toHaveLength(total);
});

test('of a sending that stops, what was sent before is done, and only the rest is sent later', async () => {
  const { answer, ended } = startSending(pieceRows + 2);
  await answer();
  await answer(false);
  await ended;
  const job = rowJobs.of('studentAdd')!;
  expect(job.failure).toBeInstanceOf(Error);
  expect([job.outcome.done.size, job.outcome.refused.size]).toEqual([pieceRows - 1, 1]);
  expect(job.outcome.batchId).toBe('b');
});
