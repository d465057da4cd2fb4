import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isHoliday } from '../../src/domain/isHoliday.ts';
import { studentsOf, type QueryContext } from '../accounts/scope.ts';
import { isStudentDay } from '../core/records/isStudentDay.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../recorder/present.ts';
import { isExcusedOn } from './excusedDays.ts';

/** How many of those who could come on the running day, registered and active, are excused and have not come. */
export async function excusedToday(context: QueryContext, date: string): Promise<number> {
  const { db, session } = context;
  const { groupId } = session;
  if (isHoliday(date, session.holidays)) return 0;
  const day = isStudentDay({ groupId, studyDate: date, customerId: customers.customerId });
  return db.$count(
    customers,
    and(
      studentsOf(context),
      eq(customers.accountStatus, 'ACTIVE'),
      isNotNull(customers.authenticatedAt),
      isExcusedOn(groupId, date, sql`${customers.customerId}`),
      sql`not exists (select 1 from ${studentDays} where ${day} and ${presentSql})`,
    ),
  );
}
