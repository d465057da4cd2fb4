import { useQueryClient } from '@tanstack/react-query';
import { EditBase, useNotify, type RaRecord } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import type { BoundResource } from '../../dataProvider/bindings.ts';
import { problemOf } from '../../dataProvider/http.ts';
import { usePageError } from '../usePageError.ts';
import { ConflictContext } from './ConflictContext.ts';

interface Props {
  resource: BoundResource;
  id: string;
  /** What is said when it was saved. */
  saved?: string;
  /** Other resources whose records the save changes too. */
  invalidates?: readonly BoundResource[];
  /** Where it is said that the record cannot be had: by the form itself, or on the error page. */
  ownErrorUi?: true;
  /** What else there is to do once it was saved. */
  onSaved?: () => void;
  children: ReactNode;
}

/**
 * Shows and edits a record. One that cannot be loaded leads to the error page by default; a conflicting change opens
 * the choice between both versions; after any other rejection the form keeps its input and shows the error.
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
  const [current, setCurrent] = useState<RaRecord | null>(null);
  const [draftBase, setDraftBase] = useState<Record<string, unknown> | null>(null);
  const context = useMemo(
    () => ({ current, close: () => setCurrent(null), draftBase, setDraftBase }),
    [current, draftBase],
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
            if (problem?.code === 'STALE') setCurrent(problem.current as RaRecord);
          },
        }}
      >
        {children}
      </EditBase>
    </ConflictContext.Provider>
  );
}
