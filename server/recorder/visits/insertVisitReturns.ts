import { sql, type SQL } from 'drizzle-orm';

/**
 * How many students visited on each study day, by the day of their last visit before it: a query of the days in
 * `student_days` that a condition selects, which are whole histories of students.
 */
export const visitReturnsOf = (ofDays: SQL): SQL => sql`
  select group_id, study_date, previous_date, count(*)::int as student_count
  from (
    select group_id, study_date,
      coalesce(lag(study_date) over (partition by group_id, customer_id order by study_date), '-infinity') as previous_date
    from student_days where visit_count > 0 and ${ofDays}
  ) visits
  group by group_id, study_date, previous_date`;

/** Writes the rows of `visit_returns` from a study day on, from whole histories of students. */
export const insertVisitReturns = (ofDays: SQL, since: string): SQL => sql`
  insert into visit_returns (group_id, study_date, previous_date, student_count)
  select group_id, study_date, previous_date, student_count from (${visitReturnsOf(ofDays)}) counted
  where study_date >= ${since} order by group_id, study_date, previous_date`;

/** The statements that write the returns of an academy's students again, from a study day on. */
export const countVisitReturns = (groupId: string, since: string): SQL[] => [
  sql`delete from visit_returns where group_id = ${groupId} and study_date >= ${since}`,
  insertVisitReturns(sql`group_id = ${groupId}`, since),
];
