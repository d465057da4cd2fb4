import type { Send } from '../../../dataProvider/createRepeatableSend.ts';
import type { RowVerdict } from '../../../domain/entities/account.ts';
import { limits } from '../../../domain/limits.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { toBody } from '../cells/toBody.ts';
import type { GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { create } from '../rows/create.ts';
import type { RowState } from '../rows/rowStates.ts';
import { toImportRow } from './toImportRow.ts';

export interface Outcome {
  createdCount: number;
  updatedCount: number;
  restoredCount: number;
  /** The rows that are done, by id. */
  done: Set<number>;
  refused: Map<GridRow, RowErrors>;
  isInvited: boolean;
}

interface Input {
  rows: readonly GridRow[];
  states: ReadonlyMap<number, RowState>;
  invite: boolean;
}
type Verdicts = Pick<RowVerdict, 'ok' | 'fieldErrors'>[];

async function sendRows(send: Send, definition: GridDefinition, { rows, states, invite }: Input) {
  if (!definition.update) {
    const bodies = rows.map(({ cells }) => toBody(definition.fields, cells));
    const answer = await create(send, definition, bodies, { invite });
    return { verdicts: answer.rows as Verdicts, addedCount: answer.createdCount };
  }
  const verdicts: Verdicts = [];
  const counts = { addedCount: 0, updatedCount: 0, restoredCount: 0 };
  for (let start = 0; start < rows.length; start += limits.import.maxRows) {
    const answer = await send(definition.update.send, {
      body: {
        rows: rows
          .slice(start, start + limits.import.maxRows)
          .map(row => toImportRow(definition, row, states.get(row.id))),
        invite,
      },
    });
    verdicts.push(
      ...answer.rows.map(({ outcome, fieldErrors }) => ({ ok: outcome !== 'REFUSED', fieldErrors })),
    );
    for (const key of ['addedCount', 'updatedCount', 'restoredCount'] as const) counts[key] += answer[key];
  }
  return { verdicts, ...counts };
}

/** Sends rows. */
export const useSend = (definition: GridDefinition, onDone: (outcome: Outcome) => void) =>
  useWrite(
    async (input: Input, send): Promise<Outcome> => {
      const { rows, invite } = input;
      const {
        verdicts,
        addedCount,
        updatedCount = 0,
        restoredCount = 0,
      }: {
        verdicts: Verdicts;
        addedCount: number;
        updatedCount?: number;
        restoredCount?: number;
      } = await sendRows(send, definition, input);
      return {
        createdCount: addedCount,
        updatedCount,
        restoredCount,
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
