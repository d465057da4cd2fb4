import { sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { wholeMonthsOf } from '../core/monthsOf.ts';
import type { Queryable } from '../database/open.ts';

type Sums = {
  studySeconds: number;
  roomCount: number;
  joinCount: number;
};

/** What academies' days of a period add up to, by academy: seconds studied, rooms opened and entries. */
export async function sumsOf(
  db: Queryable,
  groupIds: readonly string[],
  period: Period,
): Promise<Map<string, Sums>> {
  const { months, rest } = wholeMonthsOf(period);
  const summed = sql`group_id, total_seconds, created_room_count, visit_count`;
  const isOfThem = sql`group_id = any(${sql.param(groupIds)}::text[])`;
  const parts = [
    sql`select ${summed} from group_months where ${isOfThem} and month = any(${sql.param(months)}::date[])`,
    ...rest.map(
      ({ since, until }) =>
        sql`select ${summed} from group_days where ${isOfThem} and study_date between ${since} and ${until}`,
    ),
  ];
  const { rows } = await db.execute<Sums & { groupId: string }>(sql`
    select group_id as "groupId", sum(total_seconds) as "studySeconds", sum(created_room_count) as "roomCount",
      sum(visit_count) as "joinCount"
    from (${sql.join(parts, sql` union all `)}) parts group by group_id`);
  return new Map(rows.map(({ groupId, ...sums }) => [groupId, sums]));
}
