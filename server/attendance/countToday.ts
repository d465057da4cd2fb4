import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceCount } from '../../src/domain/entities/attendance.ts';
import { isHoliday } from '../../src/domain/isHoliday.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { unpunctualToday } from './times/unpunctualToday.ts';
import { excusedToday } from './excusedToday.ts';
import { presentToday } from './presentToday.ts';
import { rateOf } from './attendanceRules.ts';
import { expectedToday } from './today.ts';

/**
 * How many of today's students are there, and how many are not; no one counts on a holiday, nor does who is excused and
 * has not come.
 */
export async function countToday({
  db,
  session,
  query,
  now,
}: Context<Contract['attendances']['todayCount']>): Promise<AttendanceCount> {
  const date = studyDateOf(now, session.studyClock);
  const context = { db, session, now, managerId: query.managerId };
  const [expectedCount, presentCount, excusedCount, unpunctual] = await Promise.all([
    isHoliday(date, session.holidays) ? 0 : db.$count(customers, expectedToday({ session, query })),
    presentToday(context, date),
    excusedToday(context, date),
    unpunctualToday(context, date),
  ]);
  const totalCount = expectedCount - excusedCount;
  const absentCount = totalCount - presentCount;
  const rate = rateOf(presentCount, absentCount);
  return { date, totalCount, presentCount, absentCount, rate, excusedCount, ...unpunctual };
}
