import * as yup from 'yup';
import { periods } from '../choices.ts';
import { choice, count, date, flag, id, listOf, maybe, rate, seconds, shape, text } from './fields.ts';

/** A figure for a period with the same figure for the period before. */
const amount = yup.number().min(0).required();
const linePoint = shape({ date, value: amount, incomplete: flag });
const line = listOf(linePoint);
const period = { period: choice(periods), since: date, until: date };

export const overview = shape({
  date,
  studyingCount: count,
  breakCount: count,
  activeStudentCount: count,
  limitStudentCount: count,
  availableRoomCount: count,
  usedRoomCount: count,
  presentCount: count,
  absentCount: count,
  todayStudySeconds: seconds,
  yesterdayStudySeconds: seconds,
  cameraOffCount: count,
});
export type Overview = yup.InferType<typeof overview>;

const studentRank = shape({
  rank: count,
  customerId: id,
  userId: id,
  name: text,
  email: text,
  avgSeconds: seconds,
  totalSeconds: seconds,
  /** The average of the complete days, and of the same days before; null for who was not there yet. */
  recentDayAvgSeconds: maybe(seconds),
  lastDayAvgSeconds: maybe(seconds),
});
const dayTotal = shape({ date, avgTotalTimeSeconds: seconds, studentCount: count, incomplete: flag });

export const studyTimeSummary = shape({
  ...period,
  lastStudyTimeSummaries: listOf(dayTotal),
  recentStudyTimeSummaries: listOf(dayTotal),
  studyTimePercentiles: shape({
    topTenAvgTimeSeconds: seconds,
    bottomTenAvgTimeSeconds: seconds,
    avgTimeSeconds: seconds,
    p25Seconds: seconds,
    p50Seconds: seconds,
    p75Seconds: seconds,
    p90Seconds: seconds,
  }),
  studyTimeRanks: shape({ top: listOf(studentRank), bottom: listOf(studentRank) }),
});
export type StudyTimeSummary = yup.InferType<typeof studyTimeSummary>;

const trend = <R extends string, L extends string>(recent: R, last: L, unit: typeof seconds) =>
  shape({
    ...period,
    /** The first day that has a record: what lies before it is no part of an average. */
    recordedSince: maybe(date),
    [recent]: unit,
    [last]: unit,
    recentTrendLineInfoList: line,
    lastTrendLineInfoList: line,
  } as typeof period & { recordedSince: ReturnType<typeof maybe<typeof date>> } & Record<R | L, typeof unit> &
    Record<'recentTrendLineInfoList' | 'lastTrendLineInfoList', typeof line>);

export const studyTimeTrend = trend('recentDayAvgTotalTimeSeconds', 'lastDayAvgTotalTimeSeconds', seconds);

const roomRank = shape({
  rank: count,
  roomId: id,
  name: text,
  userCount: count,
  usedDayCount: count,
  totalSeconds: seconds,
  /** What was studied on the complete days, and on the same days before; null where there was no room yet. */
  recentTotalSeconds: seconds,
  lastTotalSeconds: maybe(seconds),
});
export const studyRoomSummary = shape({
  ...period,
  studyRoomCntSummary: shape({
    availableCount: count,
    endedCount: count,
    usedCount: count,
    unusedCount: count,
    createdCount: count,
  }),
  topRankList: listOf(roomRank),
  bottomRankList: listOf(roomRank),
});
export type StudyRoomSummary = yup.InferType<typeof studyRoomSummary>;

export const studyRoomTrend = trend('recentDayAvgUsedStudyRoomCnt', 'lastDayAvgUsedStudyRoomCnt', amount);

const attendanceRank = shape({
  rank: count,
  customerId: id,
  userId: id,
  name: text,
  email: text,
  presentCount: count,
  absentCount: count,
  rate,
  /** The rate of the complete days, and of the same days before; null where no day counts. */
  recentRate: maybe(rate),
  lastRate: maybe(rate),
});
export const attendanceSummary = shape({
  ...period,
  attendanceCntSummary: shape({
    presentCount: count,
    absentCount: count,
    rate,
    /** Of the complete days, and of the same days before. */
    recentRate: maybe(rate),
    beforeRate: maybe(rate),
  }),
  topRankList: listOf(attendanceRank),
  bottomRankList: listOf(attendanceRank),
});
export type AttendanceSummary = yup.InferType<typeof attendanceSummary>;

export const attendanceTrend = trend('recentDayAvgAttendanceCnt', 'lastDayAvgAttendanceCnt', amount);
