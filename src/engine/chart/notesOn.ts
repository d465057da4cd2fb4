import type { DayNote } from '../../domain/entities/dayNote.ts';
import type { ChartNote, ChartPoint } from './series.ts';

/** Where holidays, exam days and notes are on a chart: the places of the first and last point that they touch. */
export const notesOn = (
  points: readonly Pick<ChartPoint, 'days'>[],
  notes: readonly (Pick<DayNote, 'noteId' | 'kind' | 'since' | 'until'> & { label: string })[],
): ChartNote[] =>
  notes.flatMap(({ noteId: id, kind, label, since, until }) => {
    const isTouched = ({ days }: Pick<ChartPoint, 'days'>) =>
      days !== undefined && days.since <= until && since <= days.until;
    const from = points.findIndex(isTouched);
    return from === -1 ? [] : [{ id, kind, label, from, to: points.findLastIndex(isTouched) }];
  });
