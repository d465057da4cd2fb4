import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { contract } from '../contract/index.ts';
import { useWrite } from '../hooks/useWrite.ts';

interface Props {
  user: { roomId: string; roomUserId: string; name: string };
  onClose: () => void;
}

/** Asks whether to remove someone from a room, and says whether they have left or were asked to. */
export function RemoveUserDialog({ user: { roomId, roomUserId, name }, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const remove = useWrite(contract.rooms.removeUser, {
    invalidates: [contract.rooms.roomUsers, contract.study.live, contract.rooms.active],
    onDone({ result }) {
      const isGone = result === 'LEFT';
      notify(isGone ? 'rooms.remove.left' : 'rooms.remove.requested', {
        type: isGone ? 'success' : 'info',
        messageArgs: { name },
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={remove.isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate('rooms.remove.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography color="text.secondary">{translate('rooms.remove.text')}</Typography>
        {remove.problemText !== null && <Alert severity="error">{remove.problemText}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={remove.isBusy} onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={remove.isBusy}
          onClick={() => void remove.run({ params: { roomId, roomUserId } })}
        >
          {translate('rooms.remove.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
