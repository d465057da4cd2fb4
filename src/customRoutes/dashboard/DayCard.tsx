import { Box, Typography } from '@mui/material';
import type { Period } from '../../domain/period.ts';
import { useDayNotes } from '../../hooks/useDayNotes.ts';
import { useDayNoteText } from '../../hooks/useDayNoteText.ts';
import { HoverCard } from '../../ui/HoverCard.tsx';

export interface Day {
  date: string;
  title: string;
  facts: readonly { key: string; label: string; value: string }[];
}

interface Props {
  anchor: Element;
  day: Day;
  /** All days that can be pointed at: their holidays and notes come at once. */
  period: Period;
}

/** What a day was: its holidays and notes, study time, people and rooms. */
export function DayCard({ anchor, day: { date, title, facts }, period }: Props) {
  const notes = useDayNotes(period).filter(({ since, until }) => since <= date && date <= until);
  const textOf = useDayNoteText();
  return (
    <HoverCard anchor={anchor} placement="bottom-end" title={title}>
      {notes.map(note => (
        <Typography key={note.noteId} variant="caption" component="p">
          {textOf(note)}
        </Typography>
      ))}
      {facts.map(({ key, label, value }) => (
        <Box key={key} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', mt: 0.5 }}>
          <Typography variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="caption" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </HoverCard>
  );
}
