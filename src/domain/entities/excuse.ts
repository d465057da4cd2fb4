import * as yup from 'yup';
import { excuseReasons } from '../choices.ts';
import { fileTypes } from '../fileTypes.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { untilWithin } from '../untilWithin.ts';
import { recordVerdict } from './account.ts';
import { choice, count, date, id, instant, maybe, shape, text, version } from './fields.ts';

const { days, note } = limits.excuse;

/** Study days on which a student is excused, from one to another, both included, past or to come. */
export const excuseBody = shape({
  since: rules.date.required(),
  until: untilWithin(days),
  reason: choice(excuseReasons),
  note: rules.maxLength(note.max).defined(),
});

/** An excuse with who recorded it and when. */
export const excuse = shape({
  excuseId: id,
  since: date,
  until: date,
  reason: choice(excuseReasons),
  note: text,
  /** Null once that account has been erased. */
  createdBy: maybe(text),
  createdAt: instant,
  /** A file with it, such as a doctor's note; null without one. */
  file: maybe(shape({ contentType: choice(fileTypes), bytes: count })),
  version,
});
export type Excuse = yup.InferType<typeof excuse>;

/** An excuse in a list of all, with its student. */
export const listedExcuse = excuse.concat(
  shape({ userId: id, customerId: id, name: text, email: text, managerName: maybe(text) }),
);
export type ListedExcuse = yup.InferType<typeof listedExcuse>;

/** What became, or would become, of a student who is excused with others, whose id it has: how many days are added. */
export const excuseVerdict = recordVerdict.concat(
  shape({
    dayCount: count,
    /** Days on which the student is excused already. */
    keptCount: count,
  }),
);
export type ExcuseVerdict = yup.InferType<typeof excuseVerdict>;
