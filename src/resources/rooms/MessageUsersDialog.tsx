import { Button, Dialog, DialogActions, DialogContent, LinearProgress } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import uniqBy from 'lodash/uniqBy';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { apiQuery } from '../../dataProvider/apiQuery.ts';
import type { Room } from '../../domain/entities/room.ts';
import type { ActionDialogProps } from '../../engine/actions/action.ts';
import { MessageDialog } from '../notifications/compose/MessageDialog.tsx';

/** A notice to the students who are in the selected rooms now. */
export function MessageUsersDialog({ records, onClose, onDone }: ActionDialogProps<Room>) {
  const translate = useTranslate();
  const rooms = useQueries({
    queries: records.map(({ id }) => ({
      ...apiQuery(contract.rooms.roomUsers, { params: { roomId: id } }),
      staleTime: 0,
    })),
  });
  // A room that has ended meanwhile has no users.
  const users = rooms.flatMap(({ data }) => data?.content ?? []);
  const students = rooms.some(({ isPending }) => isPending)
    ? undefined
    : uniqBy(
        users.filter(({ userType }) => userType === 'STUDENT'),
        'customerId',
      );
  if (students !== undefined && students.length > 0)
    return (
      <MessageDialog
        records={students.map(({ customerId, username }) => ({ id: customerId, customerId, name: username }))}
        onClose={onClose}
        onDone={onDone}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={translate('actions.messageUsers.label')}
      maxWidth="xs"
      fullWidth
    >
      <DialogContent>
        {students === undefined ? (
          <LinearProgress aria-label={translate('app.loading')} />
        ) : (
          translate('rooms.users.noStudents')
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
