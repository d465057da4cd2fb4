import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { CircleStop } from 'lucide-react';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import type { Room } from '../../domain/entities/room.ts';
import { useProblemText } from '../../engine/useProblemText.ts';

/** Ends a room, once it has been said who has to leave. */
export function EndRoomButton({ room, onEnded }: { room: Room; onEnded: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => send(contract.rooms.end, { params: { roomId: room.roomId } }),
    onSuccess() {
      notify('rooms.end.done', { type: 'success' });
      refresh();
      onEnded();
    },
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<CircleStop aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {translate('rooms.end.button')}
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={end.isPending ? undefined : () => setAsking(false)}
          aria-labelledby={titleId}
          maxWidth="xs"
          fullWidth
        >
          <DialogTitle id={titleId}>{translate('rooms.end.title', { name: room.name })}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            {room.userCount > 0 && (
              <Typography sx={{ fontWeight: 600 }}>{translate('rooms.end.users', room.userCount)}</Typography>
            )}
            <Typography color="text.secondary">{translate('rooms.end.text')}</Typography>
            {end.error && (
              <Alert severity="error" role="alert">
                {problemText(end.error)}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={end.isPending} onClick={() => setAsking(false)}>
              {translate('app.cancel')}
            </Button>
            <Button variant="contained" color="error" disabled={end.isPending} onClick={() => end.mutate()}>
              {translate('rooms.end.confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
