import * as yup from 'yup';
import { dayNoteKinds } from '../choices.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { untilWithin } from '../untilWithin.ts';
import { choice, date, id, maybe, shape, text, version } from './fields.ts';

const { days, text: ofText } = limits.dayNote;

/** What is stored of a holiday, exam days or a note: study days from one to another, both included. */
export const dayNoteBody = shape({
  kind: choice(dayNoteKinds),
  since: rules.date.required(),
  until: untilWithin(days),
  text: yup
    .string()
    .trim('validation.required')
    .max(ofText.max, 'validation.tooLong')
    .required('validation.required'),
});

/** A holiday, which does not count, exam days, or a note, with who added it. */
export const dayNote = shape({
  noteId: id,
  kind: choice(dayNoteKinds),
  since: date,
  until: date,
  text,
  /** Null once that account has been erased. */
  createdBy: maybe(text),
  version,
});
export type DayNote = yup.InferType<typeof dayNote>;
