import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { visitorsOf } from '../../../server/admin/visitorsOf.ts';
import type { Queryable } from '../../../server/database/open.ts';
import { visitorWeeks } from '../../../server/database/schema/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Period } from '../../../src/domain/period.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';

const lengths = [1, 2, 7, 8, 31, limits.adminActivity.maxDays];

async function countVisitors(db: Queryable, groupId: string, { since, until }: Period): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct customer_id)::int as count from student_days
    where group_id = ${groupId} and visit_count > 0 and study_date between ${since} and ${until}`);
  return rows[0]!.count;
}

/** Compares who visited an academy in periods, and what was counted of that by weeks, with the days of its students. Returns how many weeks were counted. */
export async function expectVisitors(db: Queryable, groupId: string, until: string): Promise<number> {
  for (const days of [0, 1, 3, 10])
    for (const length of lengths) {
      const end = shiftDate(until, -days);
      const period = { since: shiftDate(end, 1 - length), until: end };
      const counted = await visitorsOf(db, [groupId], period);
      expect({ period, count: counted.get(groupId) }).toEqual({
        period,
        count: await countVisitors(db, groupId, period),
      });
    }
  const weeks = await db.select().from(visitorWeeks).where(eq(visitorWeeks.groupId, groupId));
  for (const { studyDate, visitors } of weeks) {
    expect(visitors).toHaveLength(limits.adminActivity.maxDays);
    for (const length of lengths)
      expect(visitors[length - 1]).toBe(
        await countVisitors(db, groupId, { since: shiftDate(studyDate, 1 - length), until: studyDate }),
      );
  }
  return weeks.length;
}
