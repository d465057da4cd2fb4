import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../study/present.ts';
import { studentsOf, type Asking } from './scope.ts';

/** How many students were present on each day of a period; whose account is deleted is left out, as in the lists. */
export async function presentOfDays(asking: Asking, { since, until }: Period): Promise<Map<string, number>> {
  const { db, session } = asking;
  const rows = await db
    .select({ date: studentDays.studyDate, count: sql<number>`count(*)::int` })
    .from(studentDays)
    .innerJoin(
      customers,
      and(eq(customers.groupId, studentDays.groupId), eq(customers.customerId, studentDays.customerId)),
    )
    .where(
      and(
        eq(studentDays.groupId, session.groupId),
        between(studentDays.studyDate, since, until),
        studentsOf(asking),
        ne(customers.accountStatus, 'DELETED'),
        presentSql,
      ),
    )
    .groupBy(studentDays.studyDate);
  return new Map(rows.map(({ date, count }) => [date, count]));
}
