/** What is recorded as one batch: an import, or a bulk change by the audit log's verb for it. */
export const batchActions = [
  'import',
  'activate',
  'deactivate',
  'reserveDeactivation',
  'delete',
  'restore',
  'assign',
  'unassign',
  'update',
] as const;
export type BatchAction = (typeof batchActions)[number];

export const isBatchAction = (text: string): text is BatchAction =>
  (batchActions as readonly string[]).includes(text);
