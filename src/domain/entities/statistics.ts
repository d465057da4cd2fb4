import * as yup from 'yup';
import { attendanceMarks, spanMarks, weekdays } from '../choices.ts';
import { choice, count, date, flag, id, listOf, maybe, rate, seconds, shape, text } from './fields.ts';

const amount = yup.number().min(0).required();

/** The day, week or month of a row. */
const span = {
  date,
  /** The last day of the row. */
  until: date,
  mark: choice(spanMarks),
};
/** The same; absent where a row covers the whole period. */
const spanOrWhole = { date: date.optional(), until: date.optional(), mark: span.mark.optional() };

/** Statistics: one row a day, week or month of the period, or a student or manager. */
export const registrationStat = shape({
  ...span,
  mark: span.mark.optional(),
  createdCount: count,
  endedCount: count,
  usedCount: count,
  studySeconds: seconds,
});
export const joinStat = shape({
  ...span,
  mark: span.mark.optional(),
  joinCount: count,
  userCount: count,
  peakCount: count,
  avgStaySeconds: seconds,
});
export const chartPoint = shape({ date, value: amount, incomplete: flag });

/** Everyone of the scope together in a day, week or month. */
export const spanStat = shape({
  ...span,
  avgStudySeconds: seconds,
  targetSeconds: seconds,
  attainmentRate: rate,
  attendanceRate: rate,
});
export type SpanStat = yup.InferType<typeof spanStat>;

const changed = {
  /** How much the average has changed, as a part of that before; absent where it is not compared, null with nothing to compare with. */
  change: maybe(yup.number().required()).optional(),
};

export const studentStat = shape({
  ...spanOrWhole,
  customerId: id,
  userId: id,
  name: text,
  email: text,
  managerName: maybe(text),
  studyDayCount: count,
  totalStudySeconds: seconds,
  premiumStudySeconds: seconds,
  avgStudySeconds: seconds,
  targetSeconds: seconds,
  attainmentRate: rate,
  presentCount: count,
  absentCount: count,
  rank: count,
  ...changed,
});
export type StudentStat = yup.InferType<typeof studentStat>;

export const managerStat = shape({
  ...spanOrWhole,
  customerId: id,
  name: text,
  email: text,
  observer: flag,
  studentCount: count,
  totalStudySeconds: seconds,
  /** Null when there are no students. */
  avgStudySeconds: maybe(seconds),
  attendanceRate: maybe(rate),
  attainmentRate: maybe(rate),
  ...changed,
});
export type ManagerStat = yup.InferType<typeof managerStat>;

/** One student compared with the others, for the report to parents. */
export const targetTime = shape({
  customerId: id,
  userId: id,
  name: text,
  totalStudySeconds: seconds,
  studyDayCount: count,
  /** Among registered and active students; 0 for others. */
  rank: count,
  rankedCount: count,
  presentCount: count,
  absentCount: count,
  targetSeconds: seconds,
  avgStudySeconds: seconds,
  groupAvgStudySeconds: seconds,
  attainmentRate: rate,
  groupAttainmentRate: rate,
  days: listOf(
    shape({
      date,
      studySeconds: seconds,
      targetSeconds: seconds,
      groupAvgSeconds: seconds,
      attendance: choice(attendanceMarks),
      incomplete: flag,
    }),
  ),
});
export type TargetTime = yup.InferType<typeof targetTime>;

/** Weekdays by hours of the study days of a period that are over and no holidays. */
export const hourStats = shape({
  /** The days that are counted; null where none is. */
  counted: maybe(shape({ since: date, until: date })),
  /** The hour in which study days begin, 0 to 23: the first one of each. */
  firstHour: count,
  roomName: maybe(text),
  studentName: maybe(text),
  days: listOf(shape({ weekday: choice(weekdays), dayCount: count })),
  /** Every hour of every weekday, in the order of the study day. */
  cells: listOf(
    shape({
      weekday: choice(weekdays),
      hour: count,
      /** The students who were in a room in this hour, added up over the days. */
      visitorCount: count,
      studySeconds: seconds,
    }),
  ),
});
export type HourStats = yup.InferType<typeof hourStats>;

/** A student in an hour of a weekday: on how many of its days they were in a room, and what they studied in it. */
export const hourStudent = shape({
  customerId: id,
  userId: id,
  name: text,
  email: text,
  managerName: maybe(text),
  dayCount: count,
  studySeconds: seconds,
});
export type HourStudent = yup.InferType<typeof hourStudent>;
