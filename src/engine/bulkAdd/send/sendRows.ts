import type { AnswerOf } from '../../../contract/call.ts';
import type { Send } from '../../../dataProvider/createRepeatableSend.ts';
import type { RowVerdict } from '../../../domain/entities/account.ts';
import { limits } from '../../../domain/limits.ts';
import { toBody } from '../cells/toBody.ts';
import type { GridDefinition, GridRow } from '../definition.ts';
import { create } from '../rows/create.ts';
import type { RowState } from '../rows/rowStates.ts';
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
}

interface SentRows {
  verdicts: Pick<RowVerdict, 'ok' | 'fieldErrors'>[];
  addedCount: number;
  updatedCount: number;
  restoredCount: number;
  /** The record of it in the history, where there is one. */
  batchId: string | null;
}

/** Sends rows in as many calls as they need; the history has one record for all. */
export async function sendRows(
  send: Send,
  definition: GridDefinition,
  { rows, states, invite, fileName, left }: RowsToSend,
): Promise<SentRows> {
  if (!definition.update) {
    const bodies = rows.map(({ cells }) => toBody(definition.fields, cells));
    const { rows: verdicts, createdCount } = await create(send, definition, bodies, { invite });
    return { verdicts, addedCount: createdCount, updatedCount: 0, restoredCount: 0, batchId: null };
  }
  const sent: SentRows = { verdicts: [], addedCount: 0, updatedCount: 0, restoredCount: 0, batchId: null };
  const all = [
    ...rows.map(row => toImportRow(definition, row, states.get(row.id))),
    ...left.map(row => toSkippedRow(row, states.get(row.id))),
  ];
  for (let start = 0; start < all.length; start += limits.import.maxRows) {
    const answer: AnswerOf<typeof definition.update.send> = await send(definition.update.send, {
      body: {
        rows: all.slice(start, start + limits.import.maxRows),
        invite,
        batchId: sent.batchId,
        fileName: fileName?.slice(0, limits.batch.fileName) ?? null,
      },
    });
    sent.batchId = answer.batchId;
    sent.verdicts.push(
      ...answer.rows.map(({ outcome, fieldErrors }) => ({ ok: outcome !== 'REFUSED', fieldErrors })),
    );
    for (const key of ['addedCount', 'updatedCount', 'restoredCount'] as const) sent[key] += answer[key];
  }
  return sent;
}
