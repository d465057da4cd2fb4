import { useState } from 'react';
import { useLatestBatch } from '../../../hooks/useLatestBatch.ts';
import { useFileState } from '../file/FileState.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { shareState } from '../shareState.tsx';
import { useSend, type Outcome } from './useSend.ts';

/** The sending of the rows that are ready, and what came of the last one. */
export const [SendingProvider, useSendingState] = shareState(() => {
  const { definition, rows, verdicts, select, forgetRestored } = useRowsState();
  const file = useFileState();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { offer } = useLatestBatch();
  const sending = useSend(definition, result => {
    const isOver = [...verdicts.unchanged, ...verdicts.skipped].map(({ id }) => id);
    rows.settle(new Set([...result.done, ...isOver]));
    verdicts.refuse(result.refused);
    setOutcome(result);
    const count = result.createdCount + result.updatedCount + result.restoredCount;
    if (result.batchId !== null && count > 0) offer({ batchIds: [result.batchId], action: 'import', count });
    forgetRestored();
    file.forget();
    select(new Set());
  });
  const forgetOutcome = () => setOutcome(null);
  return {
    outcome,
    forgetOutcome,
    failure: sending.problemText,
    isSending: sending.isBusy,
    send(invite: boolean) {
      forgetOutcome();
      // A row that has just been changed waits for its validation.
      const current = new Set(rows.rows);
      return sending.run({
        rows: verdicts.ready.filter(row => current.has(row)),
        states: verdicts.states,
        invite,
        fileName: file.imports.file?.name ?? null,
        left: [...verdicts.unchanged, ...verdicts.skipped],
      });
    },
  };
});
