import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import type { MergePair } from './mergePair.ts';

interface Counts {
  stayCount: number;
  recordCount: number;
  dayCount: number;
  sharedDayCount: number;
}

/** What a merge moves. */
export async function countMerged(db: Queryable, { groupId, survivor, loser }: MergePair): Promise<Counts> {
  const theirs = sql`l.group_id = ${groupId} and l.customer_id = ${loser}`;
  const { rows } = await db.execute<{ [K in keyof Counts]: number }>(sql`select
    (select count(*)::int from room_users l where ${theirs}) as "stayCount",
    (select count(*)::int from study_records l where ${theirs}) as "recordCount",
    (select count(*)::int from student_days l where ${theirs}) as "dayCount",
    (select count(*)::int from student_days l join student_days s on s.group_id = l.group_id
      and s.study_date = l.study_date and s.customer_id = ${survivor} where ${theirs}) as "sharedDayCount"`);
  return rows[0]!;
}
