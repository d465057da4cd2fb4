import { expect, onTestFinished, test, vi } from 'vitest';
import { createTurns } from '../../../server/core/turns.ts';

const options = { atOnce: 2, waiting: 2, waitMs: 1_000 };
const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' }) as unknown;

/** A task that runs until it is ended. */
function task() {
  let end = () => {};
  const ended = new Promise<void>(resolve => (end = resolve));
  let isRunning = false;
  return {
    run: async () => {
      isRunning = true;
      await ended;
    },
    end,
    isRunning: () => isRunning,
  };
}

test('an academy has a few turns at once, a few more wait in order, and the rest is refused', async () => {
  const inTurn = createTurns(options);
  const tasks = Array.from({ length: 4 }, task);
  const done = tasks.map(({ run }) => inTurn('a', run));
  await expect(inTurn('a', async () => undefined)).rejects.toEqual(unavailable);
  expect(tasks.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false]);
  expect(await inTurn('b', async () => 'another academy')).toBe('another academy');

  tasks[0]!.end();
  await done[0];
  await vi.waitFor(() =>
    expect(tasks.map(({ isRunning }) => isRunning())).toEqual([true, true, true, false]),
  );
  tasks.forEach(({ end }) => end());
  await Promise.all(done);
  expect(await inTurn('a', async () => 'free again')).toBe('free again');
});

test('a failure frees its turn', async () => {
  const inTurn = createTurns({ ...options, atOnce: 1 });
  for (let time = 0; time < 3; time++)
    await expect(inTurn('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn('a', async () => 1)).toBe(1);
});

test('a request that waits too long is rejected, and those behind continue', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = createTurns({ ...options, atOnce: 1 });
  const first = task();
  const running = inTurn('a', first.run);
  const waiting = expect(inTurn('a', async () => undefined)).rejects.toEqual(unavailable);
  vi.advanceTimersByTime(500);
  const later = inTurn('a', async () => 'later');
  vi.advanceTimersByTime(500);
  await waiting;
  first.end();
  await running;
  expect(await later).toBe('later');
});
