/** What became of a row of a batch. */
export const batchOutcomes = ['ADDED', 'UPDATED', 'RESTORED', 'UNCHANGED', 'SKIPPED', 'REFUSED'] as const;
export type BatchOutcome = (typeof batchOutcomes)[number];
