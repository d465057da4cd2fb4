import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { addToVisitReturns } from './addToVisitReturns.ts';

interface Day {
  groupId: string;
  studyDate: string;
}

/**
 * Counts students in `visit_returns` who have visited on a study day and had not before, or, with -1, who had and have not any
 * more. Their rows of the day are written; they are locked until the end of the transaction.
 */
export async function countVisitors(
  db: Queryable,
  { groupId, studyDate }: Day,
  customerIds: readonly string[],
  sign: 1 | -1 = 1,
): Promise<void> {
  if (customerIds.length === 0) return;
  const visit = (of: 'max' | 'min', comparison: '<' | '>') => sql`(
    select ${sql.raw(of)}(study_date) from student_days where group_id = ${groupId} and customer_id = student.id
      and study_date ${sql.raw(comparison)} ${studyDate} and visit_count > 0)`;
  const { rows } = await db.execute<{ before: string | null; after: string | null }>(sql`
    select ${visit('max', '<')}::text as before, ${visit('min', '>')}::text as after
    from unnest(${sql.param(customerIds)}::uuid[]) as student (id)`);
  const changes = rows.flatMap(({ before, after }) => {
    const previousDate = before ?? '-infinity';
    const here = { studyDate, previousDate, studentCount: 1 };
    if (after === null) return [here];
    // For who came again later, this day is the visit before.
    return [
      here,
      { studyDate: after, previousDate: studyDate, studentCount: 1 },
      { studyDate: after, previousDate, studentCount: -1 },
    ];
  });
  await addToVisitReturns(db, groupId, changes, sign);
}
