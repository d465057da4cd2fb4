import * as yup from 'yup';
import { attendanceMarks, languages, weekdays } from '../choices.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { reportStates } from '../statuses.ts';
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

const { linkDays } = limits.weeklyReport;

/** How an academy's weekly reports look and when they are sent: on a weekday at an hour of its own zone. */
const settingFields = {
  showsRank: flag,
  isScheduled: flag,
  weekday: choice(weekdays),
  hour: yup.number().integer('validation.numeric').min(0).max(23).required(),
  /** Sends nothing about students without study in the week. */
  skipsEmpty: flag,
  /** For how many days a link can be read. */
  linkDays: yup
    .number()
    .typeError('validation.numeric')
    .integer('validation.numeric')
    .min(linkDays.min, 'validation.linkDays')
    .max(linkDays.max, 'validation.linkDays')
    .required(),
};
export const reportSettingsBody = shape(settingFields);
export const reportSettings = shape({ ...settingFields, version });
export type ReportSettings = yup.InferType<typeof reportSettings>;

/** One day of a report. Days to come, and those before the student joined, have nothing to count. */
const reportDay = shape({
  date,
  studySeconds: maybe(seconds),
  targetSeconds: maybe(seconds),
  firstEnteredAt: maybe(instant),
  lastExitedAt: maybe(instant),
  attendance: choice(attendanceMarks),
});
export type ReportDay = yup.InferType<typeof reportDay>;

/** What is printed of a student's week: figures as the student's record has them. */
const reportSheet = shape({
  customerId: id,
  name: text,
  week: date,
  /** Whether all days of the week are over. */
  isComplete: flag,
  days: listOf(reportDay),
  totalStudySeconds: seconds,
  /** The sum of the targets of the days that count. */
  targetSeconds: seconds,
  attainmentRate: rate,
  presentCount: count,
  absentCount: count,
  attendanceRate: rate,
  /** Study in the week before; null where one of the weeks is not complete, so that they cannot be compared. */
  previousSeconds: maybe(seconds),
  /** The place among the academy's active students by study time; null where the academy does not show it. */
  rank: maybe(count),
  rankedCount: maybe(count),
  comment: text,
});
export type ReportSheet = yup.InferType<typeof reportSheet>;

/** A student's report in the list, with what became of it. */
export const weeklyReport = reportSheet.concat(
  shape({
    userId: id,
    email: text,
    language: choice(languages),
    managerName: maybe(text),
    /** Of the comment, for `If-Match`; 0 while there is none. */
    commentVersion: count,
    state: choice(Object.keys(reportStates) as (keyof typeof reportStates)[]),
    guardianName: text,
    sentAt: maybe(instant),
    openedAt: maybe(instant),
    failureReason: maybe(text),
  }),
);
export type WeeklyReport = yup.InferType<typeof weeklyReport>;

export const reportCommentBody = shape({
  text: rules.maxLength(limits.weeklyReport.comment.max).defined(),
});
export const reportComment = shape({ text, version: count });

/** A link to a student's report, without the code that only its address has. */
export const reportLink = shape({
  linkId: id,
  week: date,
  byMail: flag,
  createdAt: instant,
  expiresAt: instant,
  revokedAt: maybe(instant),
  openedAt: maybe(instant),
});
export type ReportLink = yup.InferType<typeof reportLink>;
