import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import type { Student } from '../../../domain/entities/account.ts';
import type { ActionDialogProps } from '../../../engine/actions/action.ts';
import { QueryState } from '../../../engine/QueryState.tsx';
import { MergeForm } from './MergeForm.tsx';

/** Merges two selected accounts of one person, as they are now. */
export function MergeDialog({ records, onClose, onDone }: ActionDialogProps<Student>) {
  const translate = useTranslate();
  const titleId = useId();
  const [first, second] = records.map(({ id }) => id);
  const one = useApi(contract.students.one, { params: { id: first! } }, { staleTime: 0 });
  const other = useApi(contract.students.one, { params: { id: second! } }, { staleTime: 0 });
  const both = one.data && other.data && ([one.data, other.data] as const);
  const isFetching = one.isFetching || other.isFetching;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate('actions.merge.title')}</DialogTitle>
      <QueryState
        query={{
          // A version from before the dialog was opened would be refused.
          data: isFetching ? undefined : both,
          error: one.error ?? other.error,
          isFetching,
          refetch: () => Promise.all([one.refetch(), other.refetch()]),
        }}
        skeleton={
          <DialogContent role="status" aria-label={translate('app.loading')} sx={{ minHeight: 320 }} />
        }
      >
        {students => <MergeForm students={students} onClose={onClose} onDone={onDone} />}
      </QueryState>
      {both === undefined && (
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('app.close')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
