import { contract as c } from '../../../src/contract/index.ts';
import type { Call } from '../../../src/contract/call.ts';
import { periods } from '../../../src/domain/choices.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';

/** The paths of what an academy's screens load, by what they show; for a student and a room of it. */
export function questions(
  now: Date,
  { userId, customerId, roomId }: { userId: string; customerId: string; roomId: string },
): Record<string, string> {
  const today = studyDateOf(now, defaultClock('Asia/Seoul'));
  const days = (count: number) => `since=${shiftDate(today, 1 - count)}&until=${today}`;
  const first = 'page=0&size=25';
  const of = { userId, roomId, id: customerId, customerId };
  const path = (call: Call, query = '') =>
    `${call.path.replaceAll(/:(\w+)/g, (_, name: string) => of[name as keyof typeof of])}?${query}`;
  return {
    'one student': path(c.students.one),
    'students, first page': path(c.students.list, `${first}&sort=name,asc`),
    'students, searched': path(
      c.students.list,
      `${first}&sort=name,asc&searchText=${encodeURIComponent('서준')}`,
    ),
    'students, summary': path(c.students.summaries),
    'rooms that are open': path(c.rooms.active, first),
    'rooms that are open, fullest first': path(c.rooms.active, `${first}&sort=userCount,desc`),
    'rooms, history': path(c.rooms.histories, first),
    'a room’s joins': path(c.rooms.joinHistories, first),
    'study records of today': path(c.study.histories, `${first}&${days(1)}&sort=studyDate,desc`),
    'study records of 60 days': path(c.study.histories, `${first}&${days(60)}&sort=studyDate,desc`),
    'study records of 60 days, longest first': path(
      c.study.histories,
      `${first}&${days(60)}&sort=totalStudySeconds,desc`,
    ),
    'study records of 60 days, shortest first': path(
      c.study.histories,
      `${first}&${days(60)}&sort=totalStudySeconds,asc`,
    ),
    'study records of a student': path(
      c.study.histories,
      `${first}&${days(60)}&sort=studyDate,desc&userId=${userId}`,
    ),
    'premium record of a student': path(c.study.premium),
    'attendance today': path(c.attendances.today, `${first}&sort=name,asc`),
    'attendance today, who is there': path(c.attendances.today, `${first}&sort=name,asc&status=PRESENT`),
    'attendance today by rate': path(c.attendances.today, `${first}&sort=rate,asc`),
    'attendance today by time': path(c.attendances.today, `${first}&sort=totalStudySeconds,desc`),
    'attendance today, counts': path(c.attendances.todayCount),
    'attendance matrix, 30 days': path(c.attendances.reports, `${first}&${days(30)}&sort=name,asc`),
    'attendance matrix by rate, 30 days': path(c.attendances.reports, `${first}&${days(30)}&sort=rate,asc`),
    'attendance matrix by rate, 120 days': path(c.attendances.reports, `${first}&${days(120)}&sort=rate,asc`),
    'attendance of a student': path(c.attendances.details, days(120)),
    'dashboard, overview': path(c.dashboard.overview),
    ...Object.fromEntries(
      (
        [
          'studyTimeSummary',
          'attendanceSummary',
          'studyRoomSummary',
          'studyTimeTrend',
          'studyRoomTrend',
          'attendanceTrend',
        ] as const
      ).flatMap(name =>
        periods.map(period => [`dashboard, ${name} ${period}`, path(c.dashboard[name], `period=${period}`)]),
      ),
    ),
    'statistics of students, 30 days': path(c.stats.students, `${first}&${days(30)}`),
    'statistics of students, 60 days by week': path(c.stats.students, `${first}&${days(60)}&unit=WEEK`),
    'statistics of managers': path(c.stats.managers, days(30)),
    'statistics by week': path(c.stats.spans, `${days(60)}&unit=WEEK`),
    'statistics, ranks': path(c.stats.rank, days(30)),
    'statistics, target time of a student': path(c.stats.targetTime, days(30)),
    'statistics of rooms': path(c.stats.registrations, `${days(30)}&unit=DAY`),
    'statistics of joins': path(c.stats.joins, `${days(30)}&unit=DAY`),
  };
}
