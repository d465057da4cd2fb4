import * as yup from 'yup';
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
});
export type AttendanceToday = yup.InferType<typeof attendanceToday>;

export const attendanceCount = shape({
  date,
  totalCount: count,
  presentCount: count,
  absentCount: count,
  rate,
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
  /** One letter a day: `P` present, `A` absent, `-` a day that does not count (no study day, or not yet a member). */
  days: text,
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
  version,
});
export type AttendanceDetail = yup.InferType<typeof attendanceDetail>;

export const attendanceReports = {
  since: date,
  until: date,
  listTypeItems: listOf(attendanceReport),
};
