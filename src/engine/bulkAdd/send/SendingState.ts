import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { problemOf } from '../../../dataProvider/http.ts';
import { sendingJobs } from '../../../hooks/sendingJobs.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import type { ScreenName } from '../../../screens.ts';
import { useFileState } from '../file/FileState.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { shareState } from '../shareState.tsx';
import type { Outcome } from './outcomeOf.ts';
import { rowJobs } from './rowJobs.ts';
import { useSend } from './useSend.ts';

interface Options {
  screen: ScreenName;
  /** The address of the grid. */
  path: string;
  /** The name of the rows' draft. */
  place: string;
}

/** The sending of the rows that are ready, which goes on without the screen, and what came of the last one. */
export const [SendingProvider, useSendingState] = shareState(({ screen, path, place }: Options) => {
  const { definition, rows, verdicts, select, forgetRestored } = useRowsState();
  const file = useFileState();
  const textOf = useProblemText();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [interrupted, setInterrupted] = useState<string | null>(null);
  const sending = useSend(definition, { screen, path, place });
  const job = useSyncExternalStore(sendingJobs.subscribe, () => sendingJobs.of(screen));

  const showResult = () => {
    const ended = rowJobs.of(screen);
    if (ended === null) return;
    rowJobs.forget(screen);
    const { done, refused, batchId } = ended.outcome;
    rows.settle(done);
    verdicts.refuse(refused);
    if (done.size > 0 || refused.size > 0 || ended.failure === null) setOutcome(ended.outcome);
    setFailure(ended.failure);
    // A record of the history that takes no more rows is not continued.
    const isContinued = ended.failure !== null && problemOf(ended.failure)?.status !== 422;
    setInterrupted(isContinued ? batchId : null);
    forgetRestored();
    select(new Set());
    if (ended.failure === null) file.forget();
  };
  const latest = useRef({ rows: rows.rows, showResult });
  useEffect(() => void (latest.current = { rows: rows.rows, showResult }));
  const state = job?.state;
  useEffect(() => {
    if (state === 'DONE' || state === 'FAILED') latest.current.showResult();
  }, [state]);
  useEffect(() => {
    rowJobs.setRows(screen, null);
    return () => rowJobs.setRows(screen, latest.current.rows);
  }, [screen]);

  const forgetOutcome = () => {
    setOutcome(null);
    setFailure(null);
  };
  return {
    outcome,
    forgetOutcome,
    failure: failure === null ? null : textOf(failure),
    isSending: sending.isBusy || state === 'RUNNING',
    /** How far a sending is that takes more than one call. */
    progress: state === 'RUNNING' ? job : null,
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
        batchId: interrupted,
      });
    },
  };
});
