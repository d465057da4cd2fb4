import type { RoomActivity } from '../../domain/choices.ts';
import type { ManagerStat, StudentStat } from '../../domain/entities/statistics.ts';
import type { Target } from '../../engine/drillDown/target.ts';
import type { ReportParams } from '../../engine/report/definition.ts';

/** The lists behind the figures of reports, with the same days and the same students. */
interface Days {
  date: string;
  until: string;
}

const daysOf = ({ date, until }: Days) => ({ since: date, until });
/** The days of a row, which may cover the whole period. */
const daysIn = ({ date, until }: Partial<Days>, { period }: ReportParams) =>
  date === undefined || until === undefined ? period : { since: date, until };
const ofManager = (managerId: string | undefined): Record<string, string> =>
  managerId === undefined ? {} : { managerId };

/** The study records of a row's days. */
export const drillDownToDay = (row: Days, { managerId }: ReportParams): Target => ({
  screen: 'studyHistory',
  filter: { ...daysOf(row), ...ofManager(managerId) },
});

/** The students' figures of a row's days. */
export const studentsOfDays = (row: Days, { managerId }: ReportParams): Target => ({
  screen: 'statsStudent',
  params: { ...daysOf(row), ...ofManager(managerId) },
});

/** The rooms that something happened to on a row's days. */
export const behindRooms =
  (activity: RoomActivity) =>
  (row: Days): Target => ({ screen: 'roomHistory', filter: { activity, ...daysOf(row) } });

export const behindStudent = {
  study: (row: StudentStat, params: ReportParams): Target => ({
    screen: 'studyHistory',
    filter: { ...daysIn(row, params), userId: row.userId },
  }),
  attendance: (row: StudentStat, params: ReportParams): Target => ({
    screen: 'attendanceHistory',
    params: { ...daysIn(row, params), search: row.email },
  }),
  report: (row: StudentStat, params: ReportParams): Target => ({
    screen: 'statsStudent',
    params: { ...daysIn(row, params), student: row.customerId },
  }),
};

export const behindManager = {
  students: ({ customerId }: ManagerStat): Target => ({
    screen: 'students',
    filter: { managerId: customerId, accountStatus: ['ACTIVE'], authenticated: true },
  }),
  study: (row: ManagerStat, params: ReportParams): Target => ({
    screen: 'studyHistory',
    filter: { ...daysIn(row, params), managerId: row.customerId },
  }),
  figures: (row: ManagerStat, params: ReportParams): Target => ({
    screen: 'statsStudent',
    params: { ...daysIn(row, params), managerId: row.customerId },
  }),
};
