import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { mayOpen, pathOfRecord } from '../screens.ts';
import { useLatestBatch } from './useLatestBatch.ts';
import { useWrite } from './useWrite.ts';

interface Options {
  onDone?: () => void;
  toastsFailure?: boolean;
}

/**
 * Undoes bulk changes, the last one first. Where students stay as they are because they were changed since, the record
 * of the history opens, which says why.
 */
export function useUndoBatch({ onDone, toastsFailure = false }: Options = {}) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { session } = useSession();
  const { forget } = useLatestBatch();
  return useWrite(
    async (batchIds: readonly string[], send) => {
      const answers = [];
      for (const batchId of batchIds.toReversed())
        answers.push({ batchId, ...(await send(contract.batches.undo, { params: { batchId } })) });
      return answers;
    },
    {
      invalidates: 'everything',
      toastsFailure,
      onDone(answers) {
        const done = answers.reduce((sum, { doneCount }) => sum + doneCount, 0);
        const refused = answers.reduce((sum, { refusedCount }) => sum + refusedCount, 0);
        forget();
        onDone?.();
        const words = 'accounts.batches.undo';
        if (refused === 0) return notify(`${words}.done`, { messageArgs: { smart_count: done } });
        notify(`${words}.partly`, { type: 'warning', messageArgs: { done, refused } });
        const partly = answers.find(({ refusedCount }) => refusedCount > 0)!;
        if (mayOpen(session, 'studentBatches')) void navigate(pathOfRecord('studentBatches', partly.batchId));
      },
    },
  );
}
