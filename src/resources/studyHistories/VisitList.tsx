import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { StudyTimeline } from '../../domain/entities/study.ts';
import { formatDateTime, formatTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

/** Entries to and exits from a room, with the exits' reasons. */
export function VisitList({ visits }: Pick<StudyTimeline, 'visits'>) {
  const translate = useTranslate();
  const place = useFormatContext();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {visits.map(({ roomUserId, enteredAt, exitedAt, expulsionReason, os }) => (
        <li key={roomUserId}>
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {formatDateTime(enteredAt, place)} –{' '}
            {exitedAt === null
              ? translate('records.stillThere')
              : exitedAt.slice(0, 10) === enteredAt.slice(0, 10)
                ? formatTime(exitedAt, place)
                : formatDateTime(exitedAt, place)}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {exitedAt !== null && `${translate(`choices.expulsionReason.${expulsionReason}`)} · `}
            {os}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
