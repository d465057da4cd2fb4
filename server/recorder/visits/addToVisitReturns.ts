import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { visitReturnsOf } from './insertVisitReturns.ts';

/** By how many students a row of `visit_returns` changes. */
interface VisitReturn {
  studyDate: string;
  /** `-infinity` for the first visit of all. */
  previousDate: string;
  studentCount: number;
}

/** Adds to an academy's `visit_returns`, or subtracts from it. */
export async function addToVisitReturns(
  db: Queryable,
  groupId: string,
  changes: readonly VisitReturn[],
  sign: 1 | -1 = 1,
): Promise<void> {
  if (changes.length === 0) return;
  const column = (key: keyof VisitReturn) => sql.param(changes.map(change => change[key]));
  await db.execute(sql`
    insert into visit_returns as r (group_id, study_date, previous_date, student_count)
    select ${groupId}, study_date, previous_date, ${sign} * sum(student_count)
    from unnest(${column('studyDate')}::date[], ${column('previousDate')}::date[], ${column('studentCount')}::int[])
      as changes (study_date, previous_date, student_count)
    group by study_date, previous_date order by study_date, previous_date
    on conflict (group_id, study_date, previous_date) do update set student_count = r.student_count + excluded.student_count`);
  if (changes.some(({ studentCount }) => studentCount * sign < 0))
    await db.execute(sql`delete from visit_returns where group_id = ${groupId} and student_count = 0
      and study_date = any(${column('studyDate')}::date[])`);
}

/** What students contribute to `visit_returns`; `ofDays` is a condition on `student_days` that selects their whole histories. */
export async function readVisitReturns(db: Queryable, ofDays: SQL): Promise<VisitReturn[]> {
  const { rows } = await db.execute<{ [key in keyof VisitReturn]: VisitReturn[key] }>(sql`
    select study_date::text as "studyDate", previous_date::text as "previousDate", student_count as "studentCount"
    from (${visitReturnsOf(ofDays)}) counted`);
  return rows;
}
