import { Box, Button } from '@mui/material';
import { CircleStop } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { Room } from '../../domain/entities/room.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Ends a room, once it has been said who has to leave. */
export function EndRoomButton({ room, onEnded }: { room: Room; onEnded: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
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
        <ConfirmDialog
          title={translate('rooms.end.title', { name: room.name })}
          text={
            <>
              {room.userCount > 0 && (
                <Box sx={{ mb: 1.5, color: 'text.primary', fontWeight: 600 }}>
                  {translate('rooms.end.users', room.userCount)}
                </Box>
              )}
              {translate('rooms.end.text')}
            </>
          }
          confirmLabel={translate('rooms.end.confirm')}
          isDangerous
          change={end}
          onConfirm={() => void end.run({ params: { roomId: room.roomId } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
