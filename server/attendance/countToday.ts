import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceCount } from '../../src/domain/entities/attendance.ts';
import { isHoliday } from '../../src/domain/isHoliday.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { presentToday } from './presentToday.ts';
import { rateOf } from './attendanceRules.ts';
import { expectedToday } from './today.ts';

/** How many of today's students are there, and how many are not; no one counts on a holiday. */
export async function countToday({
  db,
  session,
  query,
  now,
}: Context<Contract['attendances']['todayCount']>): Promise<AttendanceCount> {
  const date = studyDateOf(now, session.studyClock);
  const [totalCount, presentCount] = await Promise.all([
    isHoliday(date, session.holidays) ? 0 : db.$count(customers, expectedToday({ session, query })),
    presentToday({ db, session, now, managerId: query.managerId }, date),
  ]);
  const absentCount = totalCount - presentCount;
  return { date, totalCount, presentCount, absentCount, rate: rateOf(presentCount, absentCount) };
}
