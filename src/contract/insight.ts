import * as yup from 'yup';
import { chartUnits, periods, weekdays } from '../domain/choices.ts';
import {
  attendanceSummary,
  attendanceTrend,
  overview,
  studyRoomSummary,
  studyRoomTrend,
  studyTimeSummary,
  studyTimeTrend,
} from '../domain/entities/insight.ts';
import {
  chartPoint,
  hourStats,
  hourStudent,
  joinStat,
  managerStat,
  registrationStat,
  spanStat,
  studentStat,
  targetTime,
} from '../domain/entities/statistics.ts';
import { listOf, shape } from '../domain/entities/fields.ts';
import { get } from './call.ts';
import { lockable } from './lockable.ts';
import { listed, listQuery, many, page, query, queryDate, requiredPeriod } from './shapes.ts';

const period = query({
  period: yup.string().oneOf(periods, 'validation.choice').default(periods[0]),
  /** The first of the days that it is compared with; by default those right before it. */
  compareSince: queryDate,
});

export const dashboard = {
  overview: get('/dashBoard/overview', 'VIEW_DASHBOARD', { returns: overview }),
  studyTimeSummary: get('/dashBoard/study-time/summary', 'VIEW_DASHBOARD', {
    query: period,
    returns: studyTimeSummary,
  }),
  studyTimeTrend: get('/dashBoard/study-time/trend', 'VIEW_DASHBOARD', {
    query: period,
    returns: lockable(studyTimeTrend),
    premium: 'trends',
  }),
  studyRoomSummary: get('/dashBoard/study-room/summary', 'VIEW_DASHBOARD', {
    query: period,
    returns: studyRoomSummary,
  }),
  studyRoomTrend: get('/dashBoard/study-room/trend', 'VIEW_DASHBOARD', {
    query: period,
    returns: lockable(studyRoomTrend),
    premium: 'trends',
  }),
  attendanceSummary: get('/dashBoard/attendances/summary', 'VIEW_DASHBOARD', {
    query: period,
    returns: attendanceSummary,
  }),
  attendanceTrend: get('/dashBoard/attendances/trend', 'VIEW_DASHBOARD', {
    query: period,
    returns: lockable(attendanceTrend),
    premium: 'trends',
  }),
};

const charted = {
  ...requiredPeriod,
  unit: yup.string().oneOf(chartUnits, 'validation.choice').default('DAY'),
};
/** Without a unit a row covers the whole period. */
const spanned = { unit: yup.string().oneOf(chartUnits, 'validation.choice') };
/** The first of as many days that the period is compared with; days, weeks and months with those as far before them. */
const compared = { compareSince: queryDate };
const scope = { managerId: yup.string().max(64) };
const hourScope = {
  ...requiredPeriod,
  ...scope,
  roomId: yup.string().max(64),
  studentId: yup.string().max(64),
};

export const stats = {
  registrations: get('/stats/studies/rooms/registrations', 'VIEW_STATISTICS', {
    query: query(charted),
    returns: listed(registrationStat),
  }),
  registrationsForChart: get('/stats/studies/rooms/registrations-for-chart', 'VIEW_STATISTICS', {
    query: query(charted),
    returns: shape({ created: listOf(chartPoint), ended: listOf(chartPoint) }),
  }),
  joins: get('/stats/studies/room-users/joins', 'VIEW_STATISTICS', {
    query: query({ ...charted, ...scope }),
    returns: listed(joinStat),
  }),
  joinsForChart: get('/stats/studies/room-users/joins-for-chart', 'VIEW_STATISTICS', {
    query: query({ ...charted, ...scope }),
    returns: shape({ joins: listOf(chartPoint), users: listOf(chartPoint) }),
  }),
  students: get('/stats/students', 'VIEW_STATISTICS', {
    query: listQuery({
      sort: [
        'rank',
        'date',
        'name',
        'totalStudySeconds',
        'premiumStudySeconds',
        'avgStudySeconds',
        'attainmentRate',
        'studyDayCount',
        'presentCount',
        'absentCount',
      ],
      search: ['name', 'email'],
      filters: {
        ...requiredPeriod,
        ...scope,
        ...spanned,
        userId: many(yup.string().max(64).required()),
        ...compared,
      },
    }),
    returns: lockable(page(studentStat)),
    premium: 'peopleStats',
    streams: true,
  }),
  /** The students of one manager, with the manager's own figures; the owner's id means the whole academy. */
  group: get('/stats/:customerId/group', 'VIEW_STATISTICS', {
    query: query(requiredPeriod),
    returns: lockable(shape({ summary: managerStat, content: listOf(studentStat) })),
    premium: 'peopleStats',
  }),
  rank: get('/stats/students/rank', 'VIEW_STATISTICS', {
    query: query({ ...requiredPeriod, ...scope }),
    returns: lockable(listed(studentStat)),
    premium: 'peopleStats',
  }),
  targetTime: get('/stats/:id/target-time', 'VIEW_STATISTICS', {
    query: query(requiredPeriod),
    returns: lockable(targetTime),
    premium: 'peopleStats',
  }),
  managers: get('/stats/managers', 'VIEW_STATISTICS', {
    query: query({ ...requiredPeriod, ...spanned, ...compared }),
    returns: lockable(listed(managerStat)),
    premium: 'peopleStats',
    added: true,
  }),
  /** Everyone of the scope together, a row a day, week or month; days that are yet to come have none. */
  spans: get('/stats/spans', 'VIEW_STATISTICS', {
    query: query({ ...charted, ...scope }),
    returns: lockable(listed(spanStat)),
    premium: 'peopleStats',
    added: true,
  }),
  /** People and study by weekday and hour: of the academy, of a manager's students, in a room, or of one student. */
  hours: get('/stats/hours', 'VIEW_STATISTICS', {
    query: query(hourScope),
    returns: hourStats,
    added: true,
  }),
  /** The students behind an hour of a weekday. */
  hourStudents: get('/stats/hours/students', 'VIEW_STATISTICS', {
    query: listQuery({
      sort: ['dayCount', 'studySeconds', 'name'],
      filters: {
        ...hourScope,
        weekday: yup.string().oneOf(weekdays, 'validation.choice').required(),
        hour: yup.number().integer().min(0).max(23).required(),
      },
    }),
    returns: page(hourStudent),
    added: true,
  }),
};
