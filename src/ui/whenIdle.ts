/**
 * Calls `run` when the browser has nothing else to do, at the latest after `timeout` milliseconds.
 *
 * @returns calls it off
 */
export function whenIdle(run: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
