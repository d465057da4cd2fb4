import { useTranslate } from 'ra-core';
import type { DayNote } from '../domain/entities/dayNote.ts';

/** A holiday, exam days or a note in words, such as `Holiday: Liberation Day`. */
export function useDayNoteText(): (note: Pick<DayNote, 'kind' | 'text'>) => string {
  const translate = useTranslate();
  return ({ kind, text }) =>
    translate('dayNotes.named', { kind: translate(`choices.dayNoteKind.${kind}`), text });
}
