/** The longest time the page is blocked, in milliseconds. */
const sliceMs = 8;

/** Yields to the browser, so that it can render and handle input. Timers would wait for some milliseconds each time. */
export const nextTask = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** From so many items on, work on them begins in a task of its own. */
export const manyItems = 2_000;

/**
 * Does something for each of many items without blocking the page; few are done at once.
 *
 * @returns whether all were done: false when the signal stopped it
 */
export async function eachInSlices<T>(
  items: Iterable<T>,
  act: (item: T, index: number) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  if (Array.isArray(items) && items.length > manyItems) await nextTask();
  let until = performance.now() + sliceMs;
  let index = 0;
  for (const item of items) {
    if (performance.now() >= until) {
      await nextTask();
      until = performance.now() + sliceMs;
    }
    if (signal?.aborted) return false;
    act(item, index++);
  }
  return !signal?.aborted;
}

/** The same as `map`, without blocking the page. */
export async function mapInSlices<T, R>(items: Iterable<T>, of: (item: T, index: number) => R): Promise<R[]> {
  const results: R[] = [];
  await eachInSlices(items, (item, index) => results.push(of(item, index)));
  return results;
}
