import { LinearProgress, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { useDebounced } from '../../hooks/useDebounced.ts';
import { isBatchAction } from '../../domain/batchActions.ts';
import { useLatestBatch } from '../../hooks/useLatestBatch.ts';
import { useUndoBatch } from '../../hooks/useUndoBatch.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { AfterPart } from '../../ui/AfterPart.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Action } from './action.ts';
import { Names } from './Names.tsx';
import { UndoToast } from './UndoToast.tsx';
import { useAct } from './useAct.ts';
import { VerdictList } from './VerdictList.tsx';
import type { ActionPreview } from './verdicts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface Props {
  resource: string;
  action: Action<never>;
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** Says what an action will do, does it, and says what became of each record. It opens with all its parts. */
export const ActionDialog = (props: Props) => (
  <AfterPart part={props.action.options}>
    <AfterPart part={props.action.forecast}>
      <Shown {...props} />
    </AfterPart>
  </AfterPart>
);

function Shown({ resource, action, ids, onClose, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const act = useAct(resource);
  const textOf = useProblemText();
  const [options, setOptions] = useState<Record<string, unknown> | null>(action.asksFirst ? null : {});
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<ActionPreview | null>(null);
  // What is typed is asked about when the typing pauses.
  const settledOptions = useDebounced(options);

  const words = `actions.${action.name}`;
  const word = translate(`${words}.word`, { _: '' });
  const outcome = action.outcome?.(options ?? {}) ?? 'done';

  const finish = (done: ActionPreview) => {
    onDone();
    const text = translate(`${words}.${outcome}`, done.doneCount);
    const changed = done.verdicts
      .filter(verdict => verdict.ok)
      .map(verdict => ('customerId' in verdict ? verdict.customerId : verdict.id));
    const { batchId } = done;
    const verb = action.verb ?? action.name;
    if (batchId && isBatchAction(verb)) offer({ batchIds: [batchId], action: verb, count: done.doneCount });
    const undo = batchId
      ? () => undoBatch.run([batchId])
      : action.undo && (() => undoing.run(() => act(action.undo!, changed, {})));
    if (undo) notify(<UndoToast text={text} onUndo={() => void undo()} />, { type: 'success' });
    else notify(`${words}.${outcome}`, { type: 'success', messageArgs: { smart_count: done.doneCount } });
    if (done.refusedCount === 0) onClose();
    else setResult(done);
  };
  const { offer } = useLatestBatch();
  const undoBatch = useUndoBatch({ toastsFailure: true });
  const undoing = useWrite((undo: () => Promise<unknown>) => undo(), { toastsFailure: true });
  const { run, isBusy, problemText } = useWrite(() => act(action, ids, options ?? {}), { onDone: finish });

  const forecast = useQuery({
    queryKey: ['forecast', resource, action.name, ids, settledOptions],
    queryFn: () => act(action, ids, settledOptions ?? {}, true),
    placeholderData: action.isReady ? before => before : undefined,
    // What was done need not be forecast: everything that is shown is refetched after it.
    enabled: settledOptions !== null && !isBusy && result === null,
    staleTime: 0,
    gcTime: 0,
  });
  const doneCount = forecast.data?.doneCount ?? 0;
  const isReady =
    options !== null &&
    (action.isReady?.(options) ?? true) &&
    doneCount > 0 &&
    (!action.requiresTypedConfirmation || typed.trim().toLowerCase() === word);

  return (
    <ConfirmDialog
      title={result ? translate('actions.results') : translate(`${words}.title`, ids.length)}
      text={
        result
          ? translate('actions.refusedAfter', { done: result.doneCount, refused: result.refusedCount })
          : translate(`${words}.text`, { days: limits.restore.days })
      }
      confirmLabel={
        result
          ? undefined
          : translate(
              `${words}.${outcome === 'done' ? 'confirm' : `${outcome}Confirm`}`,
              doneCount > 0 ? doneCount : ids.length,
            )
      }
      cancelLabel={translate(result ? 'actions.close' : 'app.cancel')}
      isDangerous={action.tone === 'negative'}
      change={{ isBusy, problemText: problemText ?? (forecast.error && textOf(forecast.error)) }}
      isReady={isReady}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {result ? (
        <VerdictList verdicts={result} />
      ) : (
        <>
          {action.options && <action.options value={options ?? {}} onChange={setOptions} />}
          {options !== null && <Forecast verdicts={forecast.data} total={ids.length} />}
          {options !== null && forecast.data && action.forecast && (
            <action.forecast verdicts={forecast.data} />
          )}
          {action.requiresTypedConfirmation && doneCount > 0 && (
            <TextField
              autoFocus
              autoComplete="off"
              label={translate(`${words}.type`, { word })}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          )}
          {isBusy && ids.length > 1 && <Running count={doneCount} />}
        </>
      )}
    </ConfirmDialog>
  );
}

/** That many records take a while. */
function Running({ count }: { count: number }) {
  const translate = useTranslate();
  const text = translate('actions.running', count);
  return (
    <div>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <LinearProgress aria-label={text} />
    </div>
  );
}

/** What would happen: all, some with the reasons of the rest, or none. */
function Forecast({ verdicts, total }: { verdicts: ActionPreview | undefined; total: number }) {
  const translate = useTranslate();
  if (verdicts === undefined)
    return (
      <Skeleton variant="rounded" height={22} role="status" aria-label={translate('actions.checking')} />
    );
  const { doneCount, refusedCount } = verdicts;
  if (refusedCount === 0)
    return (
      <div>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          <Names names={verdicts.verdicts.map(({ name }) => name)} shown={3} />
        </Typography>
        {total > 1 && <Typography variant="body2">{translate('actions.allFine', doneCount)}</Typography>}
      </div>
    );
  return (
    <div role="status">
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {translate(doneCount === 0 ? 'actions.allRefused' : 'actions.someRefused', {
          refused: refusedCount,
          total,
        })}
      </Typography>
      <VerdictList verdicts={verdicts} />
    </div>
  );
}
