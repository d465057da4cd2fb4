import * as yup from 'yup';
import {
  attendanceCount,
  attendanceDay,
  attendanceDetail,
  attendanceReports,
  attendanceToday,
} from '../domain/entities/attendance.ts';
import { expectedTimes } from '../domain/entities/expectedTimes.ts';
import { attendanceFilters, recordMarks } from '../domain/choices.ts';
import { choice, count, shape } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { get, post, put } from './call.ts';
import { excuses } from './excuses.ts';
import { manyIds, recordVerdicts } from './recordVerdicts.ts';
import { bulkBody } from './students.ts';
import { anyOf, listed, listQuery, page, query, requiredPeriod } from './shapes.ts';

const scope = { managerId: yup.string().max(64) };

/** Whether a student was there after all, and why that is known now. */
export const attendanceCorrection = shape({
  status: choice(['PRESENT', 'ABSENT']),
  reason: rules.lengthBetween(limits.reason, 'validation.reason').required(),
});

/** The same for many at once; what would happen is said before there is a reason. */
const bulkCorrection = {
  status: choice(['PRESENT', 'ABSENT']),
  reason: rules
    .lengthBetween(limits.reason, 'validation.reason')
    .when('dryRun', ([dryRun], reason) => (dryRun === true ? reason.optional() : reason.required())),
};

export const attendances = {
  today: get('/attendances/today', 'VIEW_ATTENDANCE_STATUS', {
    query: listQuery({
      sort: ['name', 'email', 'status', 'time', 'totalStudySeconds', 'rate'],
      search: ['name', 'email'],
      filters: { ...scope, status: anyOf(['PRESENT', 'ABSENT']), mark: anyOf(attendanceFilters) },
    }),
    returns: page(attendanceToday),
    streams: true,
  }),
  todayCount: get('/attendances/todayCnt', 'VIEW_ATTENDANCE_STATUS', {
    query: query(scope),
    returns: attendanceCount,
  }),
  reports: get('/attendances/reports', 'VIEW_ATTENDANCE_HISTORY', {
    query: listQuery({
      sort: ['name', 'email', 'presentCount', 'absentCount', 'rate'],
      search: ['name', 'email'],
      filters: {
        ...requiredPeriod,
        ...scope,
        /** Added: students who came late, left early, or are excused on any of the days. */
        mark: anyOf(recordMarks),
      },
    }),
    returns: shape({ ...attendanceReports, total: count, pageable: shape({ size: count }) }),
    streams: true,
  }),
  details: get('/attendances/users/:userId/details', 'VIEW_ATTENDANCE_HISTORY', {
    query: query(requiredPeriod),
    returns: listed(attendanceDetail),
  }),
  /** A student's day; who sees today's attendance alone sees today. */
  day: get('/attendances/users/:userId/:date', ['VIEW_ATTENDANCE_STATUS', 'VIEW_ATTENDANCE_HISTORY'], {
    returns: attendanceDay,
    added: true,
  }),
  ...excuses,
  /** When a student is expected and may leave, by weekday. */
  times: get('/attendances/users/:userId/times', 'VIEW_ATTENDANCE_HISTORY', {
    returns: expectedTimes,
    added: true,
  }),
  /** Sets it for several students, each with a verdict. */
  setTimes: post('/attendances/times', 'VIEW_ATTENDANCE_HISTORY', {
    body: expectedTimes.concat(bulkBody),
    returns: recordVerdicts,
    added: true,
  }),
  correct: put('/attendances/users/:userId/:date', 'VIEW_ATTENDANCE_HISTORY', {
    body: attendanceCorrection,
    returns: attendanceDetail,
    versioned: true,
    added: true,
  }),
  /** The running study day's attendance of several students, each with a verdict. */
  correctMany: post('/attendances/today/corrections', 'VIEW_ATTENDANCE_HISTORY', {
    body: shape({ ...bulkCorrection, userIds: manyIds, dryRun: yup.boolean() }),
    returns: recordVerdicts,
    added: true,
  }),
};
