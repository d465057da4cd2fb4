import { useQueryClient } from '@tanstack/react-query';
import { accountKey } from '../../../authProvider/accountKey.ts';
import { meQuery } from '../../../authProvider/me.ts';
import type { Me } from '../../../domain/entities/session.ts';
import { draftWriter } from '../../../drafts/draftWriter.ts';
import { useLatestBatch } from '../../../hooks/useLatestBatch.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { ScreenName } from '../../../screens.ts';
import type { GridDefinition } from '../definition.ts';
import { createRowWriter } from '../rows/storedRows.ts';
import { rowJobs } from './rowJobs.ts';
import { sendRows, type RowsToSend } from './sendRows.ts';
import { StoppedError } from './StoppedError.ts';

interface Place {
  screen: ScreenName;
  /** The address of the grid. */
  path: string;
  /** The name of the rows' draft. */
  place: string;
}

/** Sends rows, also when their screen is left meanwhile; what came of it is in `rowJobs`. */
export function useSend(definition: GridDefinition, { screen, path, place }: Place) {
  const client = useQueryClient();
  const { offer } = useLatestBatch();
  const accountNow = () => {
    const me = client.getQueryData<Me>(meQuery.queryKey);
    return me === undefined ? null : accountKey(me);
  };
  return useWrite(
    async (input: RowsToSend, send) => {
      const account = accountNow();
      const outcome = await rowJobs.run({
        screen,
        path,
        input,
        send: onSent =>
          sendRows(
            (call, given) => {
              // These rows are not added for someone who has signed in since.
              if (accountNow() !== account) throw new StoppedError();
              return send(call, given);
            },
            definition,
            input,
            onSent,
          ),
        keepRows(rows) {
          if (account === null) return;
          const pieces = createRowWriter().write(rows);
          if (pieces.length > 0) draftWriter.schedule(account, place, { pieces, unknownHeaders: [] });
          else void draftWriter.delete(account, place);
        },
      });
      const count = outcome.createdCount + outcome.updatedCount + outcome.restoredCount;
      if (outcome.batchId !== null && count > 0)
        offer({ batchIds: [outcome.batchId], action: 'import', count });
      return outcome;
    },
    { invalidates: 'everything' },
  );
}
