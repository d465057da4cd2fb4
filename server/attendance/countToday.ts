import { sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceCount } from '../../src/domain/entities/attendance.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import { rateOf } from './expectation.ts';
import { dayOf, expectedToday, wasPresent } from './today.ts';

/** How many of today's students are there, and how many are not. */
export async function countToday({
  db,
  session,
  query,
  now,
}: Context<Contract['attendances']['todayCount']>): Promise<AttendanceCount> {
  const date = studyDateOf(now, session.timeZone);
  const [row] = await db
    .select({
      totalCount: sql<number>`count(*)`,
      presentCount: sql<number>`count(*) filter (where ${wasPresent})`,
    })
    .from(customers)
    .leftJoin(studentDays, dayOf(date))
    .where(expectedToday({ session, query }));
  const { totalCount, presentCount } = row!;
  const absentCount = totalCount - presentCount;
  return { date, totalCount, presentCount, absentCount, rate: rateOf(presentCount, absentCount) };
}
