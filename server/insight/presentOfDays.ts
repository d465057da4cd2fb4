import { and, between, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { customers, groupDays, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../study/present.ts';
import { isWhole, studentsOf, type Asking } from './scope.ts';

/** How many students were present on each day of a period; whose account is deleted is left out, as in the lists. */
export async function presentOfDays(asking: Asking, period: Period): Promise<Map<string, number>> {
  const isDeleted = eq(customers.accountStatus, 'DELETED');
  if (!isWhole(asking)) return countDays(asking, period, not(isDeleted));
  // The academy's days have counted everybody; the few whose accounts are deleted are taken off.
  const [rows, deleted] = await Promise.all([
    asking.db
      .select({ date: groupDays.studyDate, count: groupDays.presentCount })
      .from(groupDays)
      .where(
        and(
          eq(groupDays.groupId, asking.session.groupId),
          between(groupDays.studyDate, period.since, period.until),
        ),
      ),
    countDays(asking, period, isDeleted),
  ]);
  return new Map(rows.map(({ date, count }) => [date, count - (deleted.get(date) ?? 0)]));
}

async function countDays(asking: Asking, { since, until }: Period, whose: SQL): Promise<Map<string, number>> {
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
        whose,
        presentSql,
      ),
    )
    .groupBy(studentDays.studyDate);
  return new Map(rows.map(({ date, count }) => [date, count]));
}
