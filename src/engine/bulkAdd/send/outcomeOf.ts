import type { GridRow, RowErrors } from '../definition.ts';
import type { RowsToSend, SentRows } from './sendRows.ts';

/** What came of the rows that were sent. */
export interface Outcome {
  createdCount: number;
  updatedCount: number;
  restoredCount: number;
  /** The rows that are done, by id. */
  done: ReadonlySet<number>;
  refused: ReadonlyMap<GridRow, RowErrors>;
  isInvited: boolean;
  /** The record of it in the history, where there is one. */
  batchId: string | null;
}

/** The outcome for the rows with a verdict; rows that have not been sent are neither done nor refused. */
export function outcomeOf({ rows, left, invite }: RowsToSend, sent: SentRows): Outcome {
  const { verdicts, addedCount, updatedCount, restoredCount, batchId } = sent;
  const isComplete = verdicts.length >= rows.length;
  const sentRows = rows.slice(0, verdicts.length);
  return {
    createdCount: addedCount,
    updatedCount,
    restoredCount,
    batchId,
    isInvited: invite,
    done: new Set(
      [...sentRows.filter((_, index) => verdicts[index]!.ok), ...(isComplete ? left : [])].map(
        ({ id }) => id,
      ),
    ),
    refused: new Map(
      sentRows.flatMap((row, index) => {
        const { ok, fieldErrors } = verdicts[index]!;
        return ok ? [] : [[row, fieldErrors] as const];
      }),
    ),
  };
}
