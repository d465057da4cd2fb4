import * as yup from 'yup';
import { attendanceExtras, excuseReasons } from '../choices.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { untilWithin } from '../untilWithin.ts';
import {
  choice,
  count,
  date,
  flag,
  id,
  instant,
  listOf,
  maybe,
  rate,
  seconds,
  shape,
  text,
  version,
} from './fields.ts';

const status = choice(['PRESENT', 'ABSENT']);

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
  version,
});
export type Excuse = yup.InferType<typeof excuse>;

/** A student's attendance on one study day. `time` is the first entry. */
export const attendanceToday = shape({
  userId: id,
  customerId: id,
  name: text,
  email: text,
  managerName: maybe(text),
  date,
  status,
  time: maybe(instant),
  totalStudySeconds: seconds,
  rate,
  corrected: flag,
  /** Added: `E` for an excused absence, else null. */
  mark: maybe(choice(attendanceExtras)),
});
export type AttendanceToday = yup.InferType<typeof attendanceToday>;

export const attendanceCount = shape({
  date,
  totalCount: count,
  presentCount: count,
  absentCount: count,
  rate,
  /** Added: absent and excused, who are in none of the other counts. */
  excusedCount: count,
});
export type AttendanceCount = yup.InferType<typeof attendanceCount>;

/** One row of the attendance matrix: a student and their days, in the period's order. */
const attendanceReport = shape({
  userId: id,
  customerId: id,
  name: text,
  email: text,
  presentCount: count,
  absentCount: count,
  rate,
  /** One letter a day: `P` present, `A` absent, `-` a day that does not count (no study day, not yet a member, or excused). */
  days: text,
  /** Added: one letter a day, `E` for an excused absence, past or to come, `-` for any other day. */
  marks: text,
  /** Added: excused absences up to today, which are in neither count. */
  excusedCount: count,
});
export type AttendanceReport = yup.InferType<typeof attendanceReport>;

export const attendanceDetail = shape({
  userStudyId: id,
  date,
  status,
  time: maybe(instant),
  lastExitedAt: maybe(instant),
  totalStudySeconds: seconds,
  correction: maybe(shape({ originalStatus: status, reason: text, correctedBy: text, correctedAt: instant })),
  /** Added: why an absence on this day does not count. */
  excuse: maybe(excuse),
  version,
});
export type AttendanceDetail = yup.InferType<typeof attendanceDetail>;

export const attendanceReports = {
  since: date,
  until: date,
  listTypeItems: listOf(attendanceReport),
};
