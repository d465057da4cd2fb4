import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { CircleStop } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { Room } from '../../domain/entities/room.ts';
import { FormProblem } from '../../engine/form/standalone/FormProblem.tsx';
import { useWrite } from '../../hooks/useWrite.ts';

/** Ends a room, once it has been said who has to leave. */
export function EndRoomButton({ room, onEnded }: { room: Room; onEnded: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const end = useWrite(contract.rooms.end, {
    invalidates: 'everything',
    onDone() {
      notify('rooms.end.done', { type: 'success' });
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
          onClose={end.isBusy ? undefined : () => setAsking(false)}
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
            <FormProblem text={end.problemText} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={end.isBusy} onClick={() => setAsking(false)}>
              {translate('app.cancel')}
            </Button>
            <Button
              variant="contained"
              color="error"
              disabled={end.isBusy}
              onClick={() => void end.run({ params: { roomId: room.roomId } })}
            >
              {translate('rooms.end.confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
