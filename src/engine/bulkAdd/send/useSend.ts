import { useWrite } from '../../../hooks/useWrite.ts';
import type { GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { sendRows, type RowsToSend } from './sendRows.ts';

export interface Outcome {
  createdCount: number;
  updatedCount: number;
  restoredCount: number;
  /** The rows that are done, by id. */
  done: Set<number>;
  refused: Map<GridRow, RowErrors>;
  isInvited: boolean;
  /** The record of it in the history, where there is one. */
  batchId: string | null;
}

/** Sends rows. */
export const useSend = (definition: GridDefinition, onDone: (outcome: Outcome) => void) =>
  useWrite(
    async (input: RowsToSend, send): Promise<Outcome> => {
      const { rows, invite } = input;
      const { verdicts, addedCount, ...counts } = await sendRows(send, definition, input);
      return {
        ...counts,
        createdCount: addedCount,
        done: new Set(rows.filter((_, index) => verdicts[index]!.ok).map(({ id }) => id)),
        refused: new Map(
          rows.flatMap((row, index) => {
            const { ok, fieldErrors } = verdicts[index]!;
            return ok ? [] : [[row, fieldErrors] as const];
          }),
        ),
        isInvited: invite,
      };
    },
    { invalidates: 'everything', onDone },
  );
