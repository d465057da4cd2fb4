import { useWrite } from '../../../hooks/useWrite.ts';
import { toBody } from '../cells/toBody.ts';
import type { GridDefinition, GridRow, RowErrors } from '../definition.ts';
import { create } from './create.ts';

export interface Outcome {
  createdCount: number;
  /** The rows that were created, by id. */
  created: Set<number>;
  refused: Map<GridRow, RowErrors>;
  isInvited: boolean;
}

/** Sends rows. */
export const useSend = (definition: GridDefinition, onDone: (outcome: Outcome) => void) =>
  useWrite(
    async ({ rows, invite }: { rows: readonly GridRow[]; invite: boolean }, send): Promise<Outcome> => {
      const bodies = rows.map(({ cells }) => toBody(definition.fields, cells));
      const answer = await create(send, definition, bodies, { invite });
      const verdictOf = (index: number) => answer.rows[index]!;
      return {
        createdCount: answer.createdCount,
        created: new Set(rows.filter((_, index) => verdictOf(index).ok).map(({ id }) => id)),
        refused: new Map(
          rows.flatMap((row, index) => {
            const { ok, fieldErrors } = verdictOf(index);
            return ok ? [] : [[row, fieldErrors] as const];
          }),
        ),
        isInvited: invite,
      };
    },
    { invalidates: 'everything', onDone },
  );
