import type { RecordVerdict } from '../../src/domain/entities/account.ts';

/** The answer of a bulk call: the verdicts, and how many were done and refused. */
export const countVerdicts = (verdicts: RecordVerdict[]) => {
  const doneCount = verdicts.filter(({ ok }) => ok).length;
  return { verdicts, doneCount, refusedCount: verdicts.length - doneCount };
};
