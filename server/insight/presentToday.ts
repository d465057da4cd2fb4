import { and, eq, isNotNull } from 'drizzle-orm';
import { customers, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../study/present.ts';
import { studentsOf, type Asking } from './scope.ts';

/** How many of those who could come on the running day have come. */
export async function presentToday(asking: Asking, date: string): Promise<number> {
  const { db, session } = asking;
  const rows = await db
    .select({ customerId: studentDays.customerId })
    .from(studentDays)
    .innerJoin(
      customers,
      and(eq(customers.groupId, studentDays.groupId), eq(customers.customerId, studentDays.customerId)),
    )
    .where(
      and(
        eq(studentDays.groupId, session.groupId),
        eq(studentDays.studyDate, date),
        studentsOf(asking),
        eq(customers.accountStatus, 'ACTIVE'),
        isNotNull(customers.authenticatedAt),
        presentSql,
      ),
    );
  return rows.length;
}
