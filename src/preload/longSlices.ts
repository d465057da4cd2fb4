import { unstable_forceFrameRate as setSlicesPerSecond } from 'scheduler';

declare module 'scheduler' {
  // Its types leave it out. React's own rate is 200.
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}

/** Slices of 40 ms: no task takes longer than the 50 ms from which on a browser counts it as blocking. */
const ofFirstScreen = 25;

/** A slice for each frame that a screen usually shows: what is pressed waits for at most 16 ms. */
const afterwards = 60;

/**
 * React lets the browser in less often than every 5 ms: each time costs a task. While the first screen is rendered there is nothing to
 * press yet; in one piece it would block the browser for half a second on a slow machine.
 */
export const longSlices = {
  begin: () => setSlicesPerSecond(ofFirstScreen),
  end: () => setSlicesPerSecond(afterwards),
};
