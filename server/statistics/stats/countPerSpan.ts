import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Period } from '../../../src/domain/period.ts';
import { studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { monthParts } from '../../attendance/monthParts.ts';
import { readSpans } from '../../attendance/readSpans.ts';
import { studyDateSql } from '../../core/studyDateSql.ts';
import { customers, studentMonths } from '../../database/schema/index.ts';

/**
 * How many rows `figuresSql` has for each of some spans: those who are registered and active by its end, and the others who have
 * a record in it. `which` narrows it to some students.
 */
export async function countPerSpan(
  context: QueryContext,
  periods: readonly Period[],
  which: SQL | undefined,
): Promise<number[]> {
  const { db, session } = context;
  const { today, spans, base } = readSpans(context, periods);
  const parts = monthParts(spans, { isExpected: () => false, isOff: () => false }, today);
  const joined = studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock);
  const students = and(studentsOf(context), which);
  const [active, recorded] = await Promise.all([
    db
      .select({
        joined: sql<string>`greatest(${joined}, ${base}::date)::text`,
        count: sql<number>`count(*)::int`,
      })
      .from(customers)
      .where(
        and(students, eq(customers.accountStatus, 'ACTIVE'), sql`${customers.authenticatedAt} is not null`),
      )
      .groupBy(sql`1`),
    // Students who are registered and active count anyway, from the day they joined on.
    db
      .select({
        customerId: studentMonths.customerId,
        month: studentMonths.month,
        days: studentMonths.recordedDays,
        joined: sql<
          string | null
        >`case when ${eq(customers.accountStatus, 'ACTIVE')} then ${joined} end::text`,
      })
      .from(customers)
      .innerJoin(
        studentMonths,
        and(eq(studentMonths.groupId, customers.groupId), eq(studentMonths.customerId, customers.customerId)),
      )
      .where(
        and(
          students,
          sql`${studentMonths.month} = any(${sql.param([...new Set(parts.map(({ month }) => month))])}::date[])`,
          or(
            ne(customers.accountStatus, 'ACTIVE'),
            isNull(customers.authenticatedAt),
            sql`${joined} > ${base}::date`,
          ),
        ),
      ),
  ]);
  const others = Object.values(groupBy(recorded, 'customerId'));
  return spans.map(({ until }, index) => {
    const ofSpan = parts.filter(({ place }) => place === index + 1);
    const hasRecord = (months: typeof recorded) =>
      months.some(({ month, days }) => ofSpan.some(part => part.month === month && (part.days & days) !== 0));
    const counted = (since: string | null) => since !== null && since <= until;
    return (
      active.reduce((sum, each) => sum + (each.joined <= until ? each.count : 0), 0) +
      others.filter(months => !counted(months[0]!.joined) && hasRecord(months)).length
    );
  });
}
