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

const { attendanceGrace: grace } = limits;
const { days, note } = limits.excuse;
/** A time of day, or empty. */
const ownTime = yup.string().matches(/^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/, 'validation.timeOfDay');

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

/** When a student is expected and may leave. */
const expectedTimeFields = {
  /** `HH:MM:SS` on the academy's clock; null as the academy has it, empty for no time. */
  expectedEntryAt: maybe(ownTime),
  expectedLeaveAt: maybe(ownTime),
};
export const expectedTimes = shape(expectedTimeFields);
export type ExpectedTimes = yup.InferType<typeof expectedTimes>;

/** When an academy expects its students on its study days, and by how many minutes they may be late or leave early. */
export const attendanceSettings = shape({
  expectedEntryAt: maybe(rules.timeOfDay),
  expectedLeaveAt: maybe(rules.timeOfDay),
  graceMinutes: yup
    .number()
    .typeError('validation.numeric')
    .integer('validation.numeric')
    .min(grace.min, 'validation.choice')
    .max(grace.max, 'validation.choice')
    .required(),
});
export type AttendanceSettings = yup.InferType<typeof attendanceSettings>;

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
  /** Added: `E` for an excused absence, `L` late, `V` left early, `B` both; else null. */
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
  /** Added: present and late. */
  lateCount: count,
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
  /** Added: one letter a day: `E` for an excused absence, past or to come, `L` late, `V` left early, `B` both, else `-`. */
  marks: text,
  /** Added: excused absences up to today, which are in neither count. */
  excusedCount: count,
  /** Added: how often the student was late, and left early. */
  lateCount: count,
  leftEarlyCount: count,
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
  /** Added: excused, late or left early, as in `marks`. */
  mark: maybe(choice(attendanceExtras)),
  /** Added: why an absence on this day does not count. */
  excuse: maybe(excuse),
  version,
});
export type AttendanceDetail = yup.InferType<typeof attendanceDetail>;

/** All that is known of a student's attendance on one study day. */
export const attendanceDay = shape({
  userId: id,
  customerId: id,
  name: text,
  date,
  /** Null for a day that does not count. */
  detail: maybe(attendanceDetail),
  /** Stays that began on the day, in order; without an exit while they go on. */
  stays: listOf(shape({ roomName: text, enteredAt: instant, exitedAt: maybe(instant) })),
});
export type AttendanceDay = yup.InferType<typeof attendanceDay>;

export const attendanceReports = {
  since: date,
  until: date,
  listTypeItems: listOf(attendanceReport),
};
