import { Button } from '@mui/material';
import { LogIn } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Room } from '../../domain/entities/room.ts';
import { JoinDialog } from './JoinDialog.tsx';

/** The way into a room: a password that works once. */
export function JoinRoomButton({ room }: { room: Room }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<LogIn aria-hidden />} onClick={() => setOpen(true)}>
        {translate('rooms.join.button')}
      </Button>
      {isOpen && <JoinDialog room={room} onClose={() => setOpen(false)} />}
    </>
  );
}
