import { useDeferredValue } from 'react';

/**
 * Whether a list shows placeholders. They stay until rows that came after them are rendered, which React does in slices then: in one
 * piece they would block the browser.
 */
export function useWaiting(isPending: boolean): boolean {
  const wasPending = useDeferredValue(isPending);
  return isPending || wasPending;
}
