import type { AnswerOf } from '../../../contract/call.ts';
import type { Send } from '../../../dataProvider/createRepeatableSend.ts';
import type { RowVerdict } from '../../../domain/entities/account.ts';
import { limits } from '../../../domain/limits.ts';
import { toBody } from '../cells/toBody.ts';
import type { GridDefinition, GridRow } from '../definition.ts';
import { create } from '../rows/create.ts';
import type { RowState } from '../rows/rowState.ts';
import { toImportRow } from './toImportRow.ts';
import { toSkippedRow } from './toSkippedRow.ts';

export interface RowsToSend {
  rows: readonly GridRow[];
  states: ReadonlyMap<number, RowState>;
  invite: boolean;
  /** The file that rows come from, where one was uploaded. */
  fileName: string | null;
  /** Rows that are left as they are, for the history. */
  left: readonly GridRow[];
  /** The record in the history that an interrupted sending began. */
  batchId: string | null;
}

/** What has been sent so far: a verdict for each row, those that are left as they are last. */
export interface SentRows {
  verdicts: readonly Pick<RowVerdict, 'ok' | 'fieldErrors'>[];
  addedCount: number;
  updatedCount: number;
  restoredCount: number;
  /** The record of it in the history, where there is one. */
  batchId: string | null;
}

export const nothingSent: SentRows = {
  verdicts: [],
  addedCount: 0,
  updatedCount: 0,
  restoredCount: 0,
  batchId: null,
};

/** Sends rows in as many calls as they need, and calls `onSent` after each; the history has one record for all. */
export async function sendRows(
  send: Send,
  definition: GridDefinition,
  { rows, states, invite, fileName, left, batchId }: RowsToSend,
  onSent: (sent: SentRows) => void,
): Promise<void> {
  if (!definition.update) {
    const bodies = rows.map(({ cells }) => toBody(definition.fields, cells));
    const { rows: verdicts, createdCount } = await create(send, definition, bodies, { invite });
    return onSent({ ...nothingSent, verdicts, addedCount: createdCount });
  }
  let sent = { ...nothingSent, batchId };
  const count = rows.length + left.length;
  for (let start = 0; start < count; start += limits.import.pieceRows) {
    const end = start + limits.import.pieceRows;
    const piece = [
      ...rows.slice(start, end).map(row => toImportRow(definition, row, states.get(row.id))),
      ...left
        .slice(Math.max(0, start - rows.length), Math.max(0, end - rows.length))
        .map(row => toSkippedRow(row, states.get(row.id))),
    ];
    const answer: AnswerOf<typeof definition.update.send> = await send(definition.update.send, {
      body: {
        rows: piece,
        invite,
        batchId: sent.batchId,
        fileName: fileName?.slice(0, limits.batch.fileName) ?? null,
        isLast: end >= count,
      },
    });
    sent = {
      batchId: answer.batchId,
      verdicts: [
        ...sent.verdicts,
        ...answer.rows.map(({ outcome, fieldErrors }) => ({ ok: outcome !== 'REFUSED', fieldErrors })),
      ],
      addedCount: sent.addedCount + answer.addedCount,
      updatedCount: sent.updatedCount + answer.updatedCount,
      restoredCount: sent.restoredCount + answer.restoredCount,
    };
    onSent(sent);
  }
}
