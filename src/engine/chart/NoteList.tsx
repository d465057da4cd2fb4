import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { noteTones } from './noteTones.ts';
import type { ChartNote } from './series.ts';

/** The holidays, exam days and notes of a chart in words, with the colours of their bands. */
export function NoteList({ notes }: { notes: readonly ChartNote[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('dayNotes.label')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}
    >
      {notes.map(({ id, kind, label }) => (
        <Typography
          key={id}
          component="li"
          variant="caption"
          color="text.secondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box
            aria-hidden
            sx={theme => ({
              width: 14,
              height: 4,
              flex: 'none',
              bgcolor: theme.palette.tones[noteTones[kind]],
              '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
            })}
          />
          {label}
        </Typography>
      ))}
    </Box>
  );
}
