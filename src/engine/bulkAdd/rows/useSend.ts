import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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

/** Sends rows. A try that is repeated because the answer was lost creates nobody twice. */
export function useSend(definition: GridDefinition) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const lastTry = useRef({ text: '', key: '' });
  const send = async (rows: readonly GridRow[], invite: boolean): Promise<Outcome> => {
    setSending(true);
    try {
      const bodies = rows.map(({ cells }) => toBody(definition.fields, cells));
      const text = JSON.stringify([bodies, invite]);
      if (lastTry.current.text !== text) lastTry.current = { text, key: crypto.randomUUID() };
      const answer = await create(definition, bodies, { invite, idempotencyKey: lastTry.current.key });
      lastTry.current = { text: '', key: '' };
      const verdictOf = (index: number) => answer.rows[index]!;
      void client.invalidateQueries();
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
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}
