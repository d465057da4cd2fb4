import { useDeferredValue } from 'react';

/**
 * Whether placeholders are shown. They stay until what has come after them is rendered, which React does in slices then: in one piece
 * a list or a report would block the browser.
 */
export function useWaiting(isPending: boolean): boolean {
  const wasPending = useDeferredValue(isPending);
  return isPending || wasPending;
}
