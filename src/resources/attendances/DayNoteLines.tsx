import { Typography } from '@mui/material';
import { useDayNotes } from '../../hooks/useDayNotes.ts';
import { useDayNoteText } from '../../hooks/useDayNoteText.ts';

/** The holidays, exam days and notes of a day. */
export function DayNoteLines({ date }: { date: string }) {
  const textOf = useDayNoteText();
  return useDayNotes({ since: date, until: date }).map(note => (
    <Typography key={note.noteId} variant="body2">
      {textOf(note)}
    </Typography>
  ));
}
