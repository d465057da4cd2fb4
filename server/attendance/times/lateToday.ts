import { and, eq, isNotNull } from 'drizzle-orm';
import { isExpectedDay } from '../../../src/domain/isExpectedDay.ts';
import { studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { customers, studentDays } from '../../database/schema/index.ts';
import { presentSql } from '../../recorder/present.ts';
import { punctuality } from './punctuality.ts';

/** How many of those who have come on the running day, registered and active, came late. */
export async function lateToday(context: QueryContext, date: string): Promise<number> {
  const { db, session } = context;
  if (!isExpectedDay(date, session)) return 0;
  const { late } = await punctuality(context);
  const rows = await db
    .select({ customerId: customers.customerId })
    .from(studentDays)
    .innerJoin(
      customers,
      and(eq(customers.groupId, studentDays.groupId), eq(customers.customerId, studentDays.customerId)),
    )
    .where(
      and(
        eq(studentDays.groupId, session.groupId),
        eq(studentDays.studyDate, date),
        studentsOf(context),
        eq(customers.accountStatus, 'ACTIVE'),
        isNotNull(customers.authenticatedAt),
        presentSql,
        late,
      ),
    );
  return rows.length;
}
