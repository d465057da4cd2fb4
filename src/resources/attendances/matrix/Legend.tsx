import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { attendanceExtras, dayNoteKinds } from '../../../domain/choices.ts';
import type { DayNote } from '../../../domain/entities/dayNote.ts';
import { matrixStyles } from './styles.ts';

/** What the marks of the matrix mean, and how one moves in it. */
export function Legend({ notes }: { notes: readonly DayNote[] }) {
  const translate = useTranslate();
  const kinds = dayNoteKinds.filter(kind => notes.some(note => note.kind === kind));
  const marks = [
    ['P', 'attendance.present'],
    ['A', 'attendance.absent'],
    ...attendanceExtras.map(extra => [extra, `choices.attendanceExtra.${extra}`] as const),
    ['none', 'attendance.uncounted'],
  ] as const;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={matrixStyles}>
        <Typography
          variant="caption"
          component="div"
          color="text.secondary"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', px: 2, py: 1 }}
        >
          {marks.map(([mark, word]) => (
            <Box component="span" key={mark} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <span className={`mark ${mark}`} aria-hidden />
              {translate(word)}
            </Box>
          ))}
          {kinds.map(kind => (
            <Box component="span" key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <i className={`note ${kind}`} aria-hidden />
              {translate(`choices.dayNoteKind.${kind}`)}
            </Box>
          ))}
          <Box component="span" sx={{ ml: 'auto' }}>
            {translate('attendance.counted')}
            <span data-screen-only> {translate('attendance.keys')}</span>
          </Box>
        </Typography>
      </Box>
    </Box>
  );
}
