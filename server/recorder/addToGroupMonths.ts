import { asc, eq, sql, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import sumBy from 'lodash/sumBy.js';
import { monthOf } from '../../src/domain/period.ts';
import { plusExcluded } from '../database/excluded.ts';
import type { Queryable } from '../database/open.ts';
import { groupMonths } from '../database/schema/index.ts';

const summed = ['visitCount', 'totalSeconds', 'createdRoomCount'] as const;

/** By how much an academy's study day changes. */
type Change = { studyDate: string } & { readonly [sum in (typeof summed)[number]]?: number };

/**
 * Locks what an academy's students have in common, for a transaction that changes days of any months: what the recorder writes
 * first of it are the months.
 */
export async function lockMonths(db: Queryable, groupId: string): Promise<void> {
  await db
    .select({ month: groupMonths.month })
    .from(groupMonths)
    .where(eq(groupMonths.groupId, groupId))
    .orderBy(asc(groupMonths.month))
    .for('update');
}

/**
 * Adds to the months of an academy what is added to its study days: before the days and the rooms' days are written, so that
 * transactions wait for one another here and nowhere else.
 */
export async function addToGroupMonths(
  db: Queryable,
  groupId: string,
  changes: readonly Change[],
): Promise<void> {
  const byMonth = groupBy(changes, ({ studyDate }) => monthOf(studyDate));
  const rows = Object.entries(byMonth)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, of]) => ({
      groupId,
      month,
      visitCount: sumBy(of, each => each.visitCount ?? 0),
      totalSeconds: sumBy(of, each => each.totalSeconds ?? 0),
      createdRoomCount: sumBy(of, each => each.createdRoomCount ?? 0),
    }));
  if (rows.length === 0) return;
  await db
    .insert(groupMonths)
    .values(rows)
    .onConflictDoUpdate({
      target: [groupMonths.groupId, groupMonths.month],
      set: Object.fromEntries(summed.map(sum => [sum, plusExcluded(groupMonths[sum])])),
    });
}

/** The statements that write the months of an academy again from its study days, from a study day on. */
export function countGroupMonths(groupId: string, since: string): SQL[] {
  const first = monthOf(since);
  return [
    sql`delete from group_months where group_id = ${groupId} and month >= ${first}`,
    sql`insert into group_months (group_id, month, visit_count, total_seconds, created_room_count)
      select group_id, date_trunc('month', study_date)::date, sum(visit_count), sum(total_seconds), sum(created_room_count)
      from group_days where group_id = ${groupId} and study_date >= ${first} group by 1, 2 order by 1, 2`,
  ];
}
