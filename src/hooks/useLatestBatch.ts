import { useStore } from 'ra-core';
import type { BatchAction } from '../domain/batchActions.ts';

/** The last bulk change that this person made in this browser, which is offered to be undone. */
interface LatestBatch {
  batchIds: string[];
  action: BatchAction;
  /** How many students were changed. */
  count: number;
  /** When it was made, in epoch milliseconds. */
  at: number;
}

/** The last bulk change, and how to offer and forget one; it is forgotten on signing out. */
export function useLatestBatch() {
  const [latest, setLatest] = useStore<LatestBatch | null>('undo.latest', null);
  return {
    latest,
    offer: (batch: Omit<LatestBatch, 'at'>) => setLatest({ ...batch, at: Date.now() }),
    forget: () => setLatest(null),
  };
}
