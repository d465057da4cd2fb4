import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { RoomUser } from '../../domain/entities/room.ts';
import { formatDateTime, formatTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { Duration } from './Duration.tsx';

/** One stay in a room: from when until when, how it ended, and with what. */
export function Visit({ visit }: { visit: RoomUser }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { enteredAt, exitedAt, expulsionReason, os, deviceType, deviceModel, networkType } = visit;
  const isSameDay = exitedAt?.slice(0, 10) === enteredAt.slice(0, 10);
  const seconds = exitedAt === null ? 0 : (Date.parse(exitedAt) - Date.parse(enteredAt)) / 1_000;
  const device = [
    translate(`choices.deviceType.${deviceType}`),
    deviceModel,
    os,
    networkType === 'UNKNOWN' ? '' : translate(`choices.networkType.${networkType}`),
  ];
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography noWrap sx={{ fontWeight: 600, fontSize: '0.9375rem', flex: 1, minWidth: 0 }}>
          {visit.username}
        </Typography>
        {exitedAt === null ? (
          <Chip size="small" color="success" variant="outlined" label={translate('rooms.joins.still')} />
        ) : (
          <Chip
            size="small"
            variant={expulsionReason === 'NONE' ? 'outlined' : 'filled'}
            color={expulsionReason === 'NONE' || expulsionReason === 'ROOM_ENDED' ? 'default' : 'warning'}
            label={translate(`choices.expulsionReason.${expulsionReason}`)}
          />
        )}
      </Box>
      <Typography variant="body2" component="div">
        {formatDateTime(enteredAt, place)}
        {exitedAt !== null && (
          <>
            {' – '}
            {isSameDay ? formatTime(exitedAt, place) : formatDateTime(exitedAt, place)} (
            <Duration seconds={seconds} />)
          </>
        )}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        {[...new Set(device)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
