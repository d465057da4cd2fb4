import { expect, test } from 'vitest';
import {
  advance,
  begin,
  clockText,
  isFresh,
  isRunning,
  leftAt,
  pause,
  run,
} from '../../src/landing/client/timer/countdown.ts';
import { rhythms } from '../../src/landing/client/timer/settings.ts';

const minute = 60_000;
const [usual, long] = rhythms;

test('25 minutes of focus are followed by 5 of rest, which begin by themselves', () => {
  const running = run(begin(usual), 0);
  expect(advance(running, 25 * minute - 1)).toBe(running);
  const resting = advance(running, 25 * minute);
  expect(resting).toMatchObject({ phase: 'rest', done: 1 });
  expect(leftAt(resting, 26 * minute)).toBe(4 * minute);
});

test('after the rest it waits for a press', () => {
  const resting = advance(run(begin(usual), 0), 25 * minute);
  const waiting = advance(resting, 30 * minute);
  expect(waiting).toMatchObject({ phase: 'focus', done: 1 });
  expect(isRunning(waiting)).toBe(false);
  expect(isFresh(waiting)).toBe(true);
});

test('a pause keeps what is left, however long it lasts', () => {
  const paused = pause(run(begin(long), 0), 10 * minute);
  expect(leftAt(paused, 500 * minute)).toBe(40 * minute);
  expect(isFresh(paused)).toBe(false);
  expect(leftAt(run(paused, 500 * minute), 501 * minute)).toBe(39 * minute);
});

test('a computer that slept through it has missed one phase, not many', () => {
  expect(advance(run(begin(usual), 0), 900 * minute)).toMatchObject({ phase: 'rest', done: 1 });
});

test.each([
  [25 * minute, '25:00'],
  [25 * minute - 1, '25:00'],
  [24 * minute + 59_000, '24:59'],
  [1, '00:01'],
  [0, '00:00'],
])('%i ms are shown as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
