import { Box, Chip, Typography } from '@mui/material';
import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Room } from '../../domain/entities/room.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { cells } from './cells.tsx';

/** A room's name, what kind of room it is, and what can be done with it. */
export function RoomHead({ room, actions }: { room: Room; actions?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ pr: 5, mb: 2 }}>
      <Typography variant="h1" component="h2">
        {room.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <StatusChip kind="roomStatus" value={room.status} />
        <Chip size="small" label={translate(`choices.roomMode.${room.roomMode}`)} />
        {room.passwordSet && (
          <Chip
            size="small"
            icon={<Lock size={12} aria-hidden />}
            label={translate('resources.rooms.fields.passwordSet')}
          />
        )}
        <cells.Stale record={room} />
        {room.status === 'AVAILABLE' && (
          <Typography variant="body2" component="span">
            <cells.UserCount record={room} />
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{actions}</Box>}
    </Box>
  );
}
