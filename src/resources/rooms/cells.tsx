import { Chip, Tooltip } from '@mui/material';
import { Lock, Unplug } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Room } from '../../domain/entities/room.ts';
import { Duration } from './Duration.tsx';

/** How rooms' values are shown in their lists, where a display's text is not enough. */
export const cells = {
  Name({ record }: { record: Room }) {
    const translate = useTranslate();
    return (
      <span className="named-with-marks">
        <span>{record.name}</span>
        <cells.Stale record={record} />
        {record.passwordSet && (
          <Tooltip title={translate('rooms.passwordSet')}>
            <Lock size={13} role="img" aria-label={translate('rooms.passwordSet')} />
          </Tooltip>
        )}
      </span>
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
    const look = isFull ? 'toned notice' : userCount > 0 ? 'toned positive' : 'quiet';
    return (
      <span className={look}>{translate('rooms.userCount', { count: userCount, max: maxParticipants })}</span>
    );
  },
  OpenFor: ({ record }: { record: Room }) => <Duration seconds={record.durationSeconds} />,
};
