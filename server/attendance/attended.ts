import { and, between, eq, sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { inIds } from '../database/inIds.ts';
import type { Context } from '../core/context.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../recorder/present.ts';
import type { Attended } from './attendanceRules.ts';
import { excusedDaysOf } from './excusedDays.ts';
import { isStudentOfDay } from './presentStudents.ts';
import { punctuality } from './times/punctuality.ts';

const nothing = { present: [], absent: [], late: [], leftEarly: [] };

/** The same for a group of `student_days`, as columns of another query; null where there is no such day. */
function attendedSql(since: string, { late, leftEarly }: Awaited<ReturnType<typeof punctuality>>) {
  const place = sql`${studentDays.studyDate} - ${since}::date`;
  return {
    present: sql<number[] | null>`json_agg(${place}) filter (where ${presentSql})`,
    absent: sql<number[] | null>`json_agg(${place}) filter (where ${studentDays.attendance} = 'ABSENT')`,
    late: sql<number[] | null>`json_agg(${place}) filter (where ${late})`,
    leftEarly: sql<number[] | null>`json_agg(${place}) filter (where ${leftEarly})`,
  };
}

/** On which days of a period students were present, were corrected to be absent, are excused, came late or left early. */
export async function attendedOf(
  context: Pick<Context, 'db' | 'session' | 'now'>,
  customerIds: readonly string[],
  { since, until }: Period,
): Promise<(customerId: string) => Attended> {
  const { db, session } = context;
  const { groupId } = session;
  const rows = await db
    .select({ customerId: studentDays.customerId, ...attendedSql(since, await punctuality(context)) })
    .from(studentDays)
    .innerJoin(customers, isStudentOfDay)
    .where(
      and(
        eq(studentDays.groupId, groupId),
        inIds(studentDays.customerId, customerIds),
        // Their accounts are few, which the planner does not conclude from their days.
        inIds(customers.customerId, customerIds),
        between(studentDays.studyDate, since, until),
      ),
    )
    .groupBy(studentDays.customerId);
  const byId = new Map(
    rows.map(({ customerId, present, absent, late, leftEarly }) => [
      customerId,
      { present: present ?? [], absent: absent ?? [], late: late ?? [], leftEarly: leftEarly ?? [] },
    ]),
  );
  const excusedOf = await excusedDaysOf(db, groupId, customerIds, { since, until });
  return customerId => ({ ...(byId.get(customerId) ?? nothing), excused: excusedOf(customerId) });
}
