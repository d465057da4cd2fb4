import { useStore } from 'ra-core';
import type { BatchAction } from '../domain/batchActions.ts';

/** The last bulk change that this person made in this browser, which is offered to be undone. */
export interface LatestBatch {
  batchIds: string[];
  action: BatchAction;
  count: number;
  /** When it was made, in epoch milliseconds. */
  at: number;
}

/** Read and set by the console; forgotten on signing out. */
export const useLatestBatch = () => useStore<LatestBatch | null>('undo.latest', null);
