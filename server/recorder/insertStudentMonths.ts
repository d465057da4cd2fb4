import { sql, type SQL } from 'drizzle-orm';

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const untilEach = (seconds: SQL) =>
  sql`array[${sql.join(
    days.map(day => sql`coalesce(sum(${seconds}) filter (where day <= ${sql.raw(String(day))}), 0)::int`),
    sql`, `,
  )}]`;
const daysWith = (condition: SQL) => sql`coalesce(bit_or(1 << (day - 1)) filter (where ${condition}), 0)`;

/** Writes rows of `student_months` from the days in `student_days` that a condition selects: whole months of students. */
export const insertStudentMonths = (ofDays: SQL): SQL => sql`
  insert into student_months (group_id, month, customer_id, total_until, premium_until, target_until, recorded_days,
    studied_days, visited_days, present_days, absent_days, below_target_days, uniform_target)
  select group_id, month, customer_id, ${untilEach(sql`total_seconds`)}, ${untilEach(sql`premium_seconds`)},
    ${untilEach(sql`target_seconds`)}, ${daysWith(sql`true`)}, ${daysWith(sql`total_seconds > 0`)},
    ${daysWith(sql`visit_count > 0`)}, ${daysWith(sql`coalesce(attendance = 'PRESENT', first_entered_at is not null)`)},
    ${daysWith(sql`attendance = 'ABSENT'`)}, ${daysWith(sql`visit_count > 0 and total_seconds < target_seconds`)},
    case when min(target_seconds) = max(target_seconds) then min(target_seconds) end
  from (
    select *, date_trunc('month', study_date)::date as month, extract(day from study_date)::int as day
    from student_days where ${ofDays}
  ) days
  group by group_id, month, customer_id order by group_id, month, customer_id`;
