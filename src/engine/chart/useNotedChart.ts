import { useDayNotes } from '../../hooks/useDayNotes.ts';
import { useDayNoteText } from '../../hooks/useDayNoteText.ts';
import { formatPeriod } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { notesOn } from './notesOn.ts';
import type { ChartData } from './series.ts';

/** A chart with the holidays, exam days and notes of its days. */
export function useNotedChart<T extends ChartData | null>(data: T): T {
  const place = useFormatContext();
  const textOf = useDayNoteText();
  const days = data?.points.flatMap(point => point.days ?? []) ?? [];
  const notes = useDayNotes(
    days.length === 0
      ? null
      : {
          since: days.map(({ since }) => since).toSorted()[0]!,
          until: days
            .map(({ until }) => until)
            .toSorted()
            .at(-1)!,
        },
  );
  if (data === null || notes.length === 0) return data;
  return {
    ...data,
    notes: notesOn(
      data.points,
      notes.map(note => ({ ...note, label: `${textOf(note)} (${formatPeriod(note, place)})` })),
    ),
  };
}
