import * as yup from 'yup';
import { attendanceExtras } from '../choices.ts';
import { excuse } from './excuse.ts';
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
  /** Added: present and late, and present and left early; who was both is in both. */
  lateCount: count,
  leftEarlyCount: count,
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
