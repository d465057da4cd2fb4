import type { DayNoteKind } from '../../domain/choices.ts';
import type { Tone } from '../../domain/statuses.ts';

/** The colours of holidays, exam days and notes, on charts and in the attendance matrix. */
export const noteTones: Record<DayNoteKind, Tone> = { HOLIDAY: 'negative', EXAM: 'notice', NOTE: 'accent' };
