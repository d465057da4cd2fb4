import groupBy from 'lodash/groupBy';
import type { RecordVerdict, Verdict } from '../../domain/entities/account.ts';

export interface ActionPreview {
  verdicts: (Verdict | RecordVerdict)[];
  doneCount: number;
  refusedCount: number;
  limit?: number | null;
  /** Its record in the history of bulk changes, from where it is undone. */
  batchId?: string | null;
}

/** Refusals by their reason, the most frequent first. */
export function refusals({ verdicts }: Pick<ActionPreview, 'verdicts'>): { code: string; names: string[] }[] {
  const refused = verdicts.filter(verdict => !verdict.ok);
  return Object.entries(groupBy(refused, verdict => verdict.code ?? 'UNKNOWN'))
    .map(([code, group]) => ({ code, names: group.map(verdict => verdict.name) }))
    .toSorted((a, b) => b.names.length - a.names.length);
}
