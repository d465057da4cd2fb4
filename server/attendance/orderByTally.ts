import type { SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { customers } from '../database/schema/index.ts';
import type { SortEntry } from '../core/sortEntries.ts';
import type { Context } from '../core/context.ts';
import { attendedOf } from './attended.ts';
import { attendanceRules, type Tally } from './attendanceRules.ts';

export type TallyField = 'presentCount' | 'absentCount' | 'rate';

/** The ids of students in the order of what their days add up to, which takes the days of all of them. */
export async function orderByTally(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  where: SQL | undefined,
  period: Period,
  { field, direction }: SortEntry<TallyField>,
): Promise<string[]> {
  const students = await db
    .select({
      customerId: customers.customerId,
      name: customers.name,
      authenticatedAt: customers.authenticatedAt,
      accountStatus: customers.accountStatus,
    })
    .from(customers)
    .where(where);
  const ids = students.map(({ customerId }) => customerId);
  const attended = await attendedOf(db, session.groupId, ids, period);
  const { tally } = attendanceRules(session, period, studyDateOf(now, session.studyClock));
  const tallies = new Map<string, Tally>(
    students.map(student => [student.customerId, tally(student, attended(student.customerId))]),
  );
  const sign = direction === 'desc' ? -1 : 1;
  return students
    .toSorted(
      (a, b) =>
        sign * (tallies.get(a.customerId)![field] - tallies.get(b.customerId)![field]) ||
        (a.name < b.name ? -1 : a.name > b.name ? 1 : a.customerId < b.customerId ? -1 : 1),
    )
    .map(({ customerId }) => customerId);
}
