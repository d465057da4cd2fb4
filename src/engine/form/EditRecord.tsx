import { EditBase, useNotify, type RaRecord } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { problemOf } from '../../dataProvider/http.ts';
import { usePageError } from '../usePageError.ts';
import { ConflictContext, type Conflict } from './conflict.ts';

interface Props {
  resource: string;
  id: string;
  children: ReactNode;
}

/**
 * A record to be read and changed. One that cannot be had leads to the error page; a change that comes too late opens
 * the choice between one's own and the other's; any other refusal stays in the form with everything that was typed.
 */
export function EditRecord({ resource, id, children }: Props) {
  const notify = useNotify();
  const onError = usePageError();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const context = useMemo(() => ({ conflict, close: () => setConflict(null) }), [conflict]);
  return (
    <ConflictContext.Provider value={context}>
      <EditBase
        resource={resource}
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        disableAuthentication
        queryOptions={{ onError, retry: false }}
        mutationOptions={{
          onSuccess: () => notify('form.saved', { type: 'success' }),
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
