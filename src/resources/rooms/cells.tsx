import { Box, Chip, Tooltip } from '@mui/material';
import { Lock, Unplug } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Room } from '../../domain/entities/room.ts';
import { Duration } from './Duration.tsx';

/** How rooms' values are shown in their lists, where a display's text is not enough. */
export const cells = {
  Name({ record }: { record: Room }) {
    const translate = useTranslate();
    return (
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          maxWidth: '100%',
          verticalAlign: 'bottom',
          '& > :not(:first-of-type)': { flex: 'none' },
        }}
      >
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {record.name}
        </Box>
        <cells.Stale record={record} />
        {record.passwordSet && (
          <Tooltip title={translate('rooms.passwordSet')}>
            <Lock size={13} role="img" aria-label={translate('rooms.passwordSet')} />
          </Tooltip>
        )}
      </Box>
    );
  },
  /** The room service does not report the room: what is shown of it may be out of date. */
  Stale({ record: { staleSince } }: { record: Room }) {
    const translate = useTranslate();
    if (staleSince === null) return null;
    return (
      <Chip
        size="small"
        color="warning"
        variant="outlined"
        icon={<Unplug size={12} aria-hidden />}
        label={translate('rooms.stale')}
      />
    );
  },
  UserCount({ record: { userCount, maxParticipants } }: { record: Room }) {
    const translate = useTranslate();
    const isFull = userCount >= maxParticipants;
    return (
      <Box
        component="span"
        sx={{
          fontWeight: userCount > 0 ? 600 : 400,
          color: isFull ? 'warning.main' : userCount > 0 ? 'success.main' : 'text.secondary',
        }}
      >
        {translate('rooms.userCount', { count: userCount, max: maxParticipants })}
      </Box>
    );
  },
  OpenFor: ({ record }: { record: Room }) => <Duration seconds={record.durationSeconds} />,
};
