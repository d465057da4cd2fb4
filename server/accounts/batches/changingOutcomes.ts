import type { BatchOutcome } from '../../../src/domain/batchOutcomes.ts';

/** The outcomes of rows that changed something, which can be undone. */
export const changingOutcomes: readonly BatchOutcome[] = ['ADDED', 'UPDATED', 'RESTORED'];
