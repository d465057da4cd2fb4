import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { deleteCountedVisits } from './deleteCountedVisits.ts';

/**
 * Deletes what was counted of the visits of academies since the first stay of some people, who leave or join them: `whose` is a
 * condition on `room_users`, `in` another academy that their stays count for as well.
 */
export async function forgetVisitsOf(
  db: Queryable,
  whose: SQL,
  { in: other }: { in?: string } = {},
): Promise<void> {
  // A study day may begin on another date than UTC's.
  const { rows } = await db.execute<{ groupId: string; since: string }>(sql`
    select group_id as "groupId", ((min(entered_at) at time zone 'UTC')::date - 1)::text as since from room_users
    where ${whose} group by group_id`);
  const first = rows.map(({ since }) => since).toSorted()[0];
  if (first === undefined) return;
  const sinces = new Map(rows.map(({ groupId, since }) => [groupId, since]));
  if (other !== undefined) sinces.set(other, first);
  await deleteCountedVisits(db, sinces);
}
