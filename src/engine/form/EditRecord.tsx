import { useQueryClient } from '@tanstack/react-query';
import { EditBase, useNotify, type RaRecord } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import type { BoundResource } from '../../dataProvider/bindings.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { usePageError } from '../usePageError.ts';
import { ConflictContext, type Conflict } from './conflict.ts';

interface Props {
  resource: BoundResource;
  id: string;
  /** What is said when it was saved. */
  saved?: string;
  /** Other resources whose records are changed along with it. */
  invalidates?: readonly BoundResource[];
  /** Where it is said that the record cannot be had: by the form itself, or on the error page. */
  ownErrorUi?: true;
  /** What else there is to do once it was saved. */
  onSaved?: () => void;
  children: ReactNode;
}

/**
 * A record to be read and changed. One that cannot be had leads to the error page, as a rule; a change that comes too late opens
 * the choice between one's own and the other's; any other refusal stays in the form with everything that was typed.
 */
export function EditRecord({
  resource,
  id,
  saved = 'form.saved',
  invalidates: alsoChanges = [],
  ownErrorUi: failsHere,
  onSaved,
  children,
}: Props) {
  const notify = useNotify();
  const client = useQueryClient();
  const onError = usePageError();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [draftBase, setDraftBase] = useState<Record<string, unknown> | null>(null);
  const context = useMemo(
    () => ({ conflict, close: () => setConflict(null), draftBase, setDraftBase }),
    [conflict, draftBase],
  );
  return (
    <ConflictContext.Provider value={context}>
      <EditBase
        resource={resource}
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        disableAuthentication
        queryOptions={{ onError: failsHere ? () => undefined : onError, retry: false }}
        mutationOptions={{
          onSuccess: () => {
            notify(saved, { type: 'success' });
            for (const other of alsoChanges) void client.invalidateQueries({ queryKey: [other] });
            onSaved?.();
          },
          onError: error => {
            const problem = problemOf(error);
            if (problem?.code === 'STALE') setConflict({ current: problem.current as RaRecord });
          },
        }}
      >
        {children}
      </EditBase>
    </ConflictContext.Provider>
  );
}
