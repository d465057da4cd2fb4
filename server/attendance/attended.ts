import { and, between, eq, sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { studentDays } from '../database/schema/index.ts';
import { presentSql } from '../recorder/present.ts';
import type { Attended } from './attendanceRules.ts';
import { excusedDaysOf } from './excusedDays.ts';

const nothing = { present: [], absent: [] };

/** The same for a group of `student_days`, as columns of another query; null where there is no such day. */
function attendedSql(since: string) {
  const place = sql`${studentDays.studyDate} - ${since}::date`;
  return {
    present: sql<number[] | null>`json_agg(${place}) filter (where ${presentSql})`,
    absent: sql<number[] | null>`json_agg(${place}) filter (where ${studentDays.attendance} = 'ABSENT')`,
  };
}

/** On which days of a period students were present, were corrected to be absent, or are excused. */
export async function attendedOf(
  db: Queryable,
  groupId: string,
  customerIds: readonly string[],
  { since, until }: Period,
): Promise<(customerId: string) => Attended> {
  const rows = await db
    .select({ customerId: studentDays.customerId, ...attendedSql(since) })
    .from(studentDays)
    .where(
      and(
        eq(studentDays.groupId, groupId),
        inIds(studentDays.customerId, customerIds),
        between(studentDays.studyDate, since, until),
      ),
    )
    .groupBy(studentDays.customerId);
  const byId = new Map(
    rows.map(({ customerId, present, absent }) => [
      customerId,
      { present: present ?? [], absent: absent ?? [] },
    ]),
  );
  const excusedOf = await excusedDaysOf(db, groupId, customerIds, { since, until });
  return customerId => ({ ...(byId.get(customerId) ?? nothing), excused: excusedOf(customerId) });
}
