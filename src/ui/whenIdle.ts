/**
 * Calls `run` when the browser is idle, at the latest after `timeout` milliseconds.
 *
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
