import { Box, useTheme } from '@mui/material';
import { useTranslate } from 'ra-core';
import { noteTones } from './noteTones.ts';
import type { ChartNote } from './series.ts';

const styles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    typography: 'caption',
    color: 'text.secondary',
  },
  '& span': {
    width: 14,
    height: 4,
    flex: 'none',
    bgcolor: 'currentcolor',
    '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
  },
} as const;

/** The holidays, exam days and notes of a chart in words, with the colours of their bands. */
export function NoteList({ notes }: { notes: readonly ChartNote[] }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  return (
    <Box component="ul" aria-label={translate('dayNotes.label')} sx={styles}>
      {notes.map(({ id, kind, label }) => (
        <li key={id}>
          <span aria-hidden style={{ color: palette.tones[noteTones[kind]] }} />
          {label}
        </li>
      ))}
    </Box>
  );
}
