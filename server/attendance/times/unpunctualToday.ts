import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { isExpectedDay } from '../../../src/domain/isExpectedDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { customers, studentDays } from '../../database/schema/index.ts';
import { isStudentOfDay, presentStudents } from '../presentStudents.ts';
import { punctuality } from './punctuality.ts';

const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** How many of those who have come on the running day, registered and active, came late, and how many left early. */
export async function unpunctualToday(
  context: QueryContext,
  date: string,
): Promise<{ lateCount: number; leftEarlyCount: number }> {
  if (!isExpectedDay(date, context.session)) return { lateCount: 0, leftEarlyCount: 0 };
  const { late, leftEarly } = await punctuality(context);
  const isExpected = and(eq(customers.accountStatus, 'ACTIVE'), isNotNull(customers.authenticatedAt))!;
  const [counts] = await context.db
    .select({ lateCount: countWhere(late), leftEarlyCount: countWhere(leftEarly) })
    .from(studentDays)
    .innerJoin(customers, isStudentOfDay)
    .where(presentStudents(context, { since: date, until: date }, isExpected));
  return counts!;
}
