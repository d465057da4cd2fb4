import { unstable_forceFrameRate as setSlicesPerSecond } from 'scheduler';

declare module 'scheduler' {
  // Its types leave it out. 0 is React's own rate.
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}

/** Slices of 40 ms: no task takes longer than the 50 ms from which on a browser counts it as blocking. */
const slicesPerSecond = 25;

/**
 * While the first screen is rendered there is nothing to press yet, so React lets the browser in less often than every 5 ms: each
 * time costs a task. In one piece it would block the browser for half a second on a slow machine.
 */
export const longSlices = {
  begin: () => setSlicesPerSecond(slicesPerSecond),
  /** Back to React's own slices. */
  end: () => setSlicesPerSecond(0),
};
