import type { DayNote } from '../domain/entities/dayNote.ts';
import type { Period } from '../domain/period.ts';
import { useDayNoteQuery } from './useDayNoteQuery.ts';

/** The academy's holidays, exam days and notes that touch a period, by day; none until they are known, and without an academy. */
export const useDayNotes = (period: Period | null): readonly DayNote[] => useDayNoteQuery(period).notes;
