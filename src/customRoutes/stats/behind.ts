import type { RoomActivity } from '../../domain/choices.ts';
import type { ManagerStat, StudentStat } from '../../domain/entities/statistics.ts';
import type { Target } from '../../engine/link/target.ts';
import type { Asked } from '../../engine/report/definition.ts';

/** The lists behind the figures of reports, with the same days and the same students. */
interface Days {
  date: string;
  until: string;
}

const daysOf = ({ date, until }: Days) => ({ since: date, until });
const ofManager = (managerId: string | undefined) => (managerId === undefined ? {} : { managerId });

/** The study records of a row's days. */
export const behindDay = (row: Days, { managerId }: Asked): Target => ({
  screen: 'studyHistory',
  filter: { ...daysOf(row), ...ofManager(managerId) },
});

/** The rooms that something happened to on a row's days. */
export const behindRooms =
  (activity: RoomActivity) =>
  (row: Days): Target => ({ screen: 'roomHistory', filter: { activity, ...daysOf(row) } });

export const behindStudent = {
  study: ({ userId }: StudentStat, { period }: Asked): Target => ({
    screen: 'studyHistory',
    filter: { ...period, userId },
  }),
  attendance: ({ email }: StudentStat, { period }: Asked): Target => ({
    screen: 'attendanceHistory',
    params: { ...period, search: email },
  }),
  report: ({ customerId }: StudentStat, { period }: Asked): Target => ({
    screen: 'statsStudent',
    params: { ...period, student: customerId },
  }),
};

export const behindManager = {
  students: ({ customerId }: ManagerStat): Target => ({
    screen: 'students',
    filter: { managerId: customerId, accountStatus: ['ACTIVE'], authenticated: true },
  }),
  study: ({ customerId }: ManagerStat, { period }: Asked): Target => ({
    screen: 'studyHistory',
    filter: { ...period, managerId: customerId },
  }),
  figures: ({ customerId }: ManagerStat, { period }: Asked): Target => ({
    screen: 'statsStudent',
    params: { ...period, managerId: customerId },
  }),
};
