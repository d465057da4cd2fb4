import { unstable_scheduleCallback, unstable_shouldYield, unstable_UserBlockingPriority } from 'scheduler';
import { expect, test, vi } from 'vitest';
import { longSlices } from '../../src/preload/longSlices.ts';

/** How long React may render before it lets the browser in, in milliseconds. */
const sliceMs = () =>
  new Promise<number>(resolve => {
    unstable_scheduleCallback(unstable_UserBlockingPriority, () => {
      const begun = performance.now();
      const clock = vi.spyOn(performance, 'now');
      const isOver = (ms: number) => (clock.mockReturnValue(begun + ms), unstable_shouldYield());
      const ms = Array.from({ length: 100 }, (_, ms) => ms).find(isOver)!;
      clock.mockRestore();
      resolve(ms);
    });
  });

test('React renders for up to 40 ms at a time while the first screen is rendered, and for a frame of 16 ms afterwards', async () => {
  longSlices.begin();
  expect(await sliceMs()).toBe(40);
  longSlices.end();
  expect(await sliceMs()).toBe(16);
});
