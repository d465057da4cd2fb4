import { sql, type SQL } from 'drizzle-orm';
import range from 'lodash/range.js';
import { isWhole, type QueryContext } from '../accounts/scope.ts';
import { excusedMonthsSql } from '../attendance/excusedDays.ts';
import { membersSql } from './membersSql.ts';
import type { SpanSums } from './spanSums.ts';

/** Students whose bits are counted in one number; more are counted in several. */
const studentsInPart = 30_000;
/** A number has a bit of each of these for 16 days, and a sum of such numbers a count of up to 65,535 for one day. */
const counters = ['counted', 'unrecorded', 'present', 'absent'];
const counterBits = 16;
const firstOfEach = counters.reduce((bits, _, at) => bits | (1n << BigInt(at * counterBits)), 0n);

interface PlainMonth {
  /** Its first day. */
  month: string;
  /** Those of its days that are asked for, with the place of each. */
  placeOf: ReadonlyMap<number, number>;
  /** A bit for each day on which students are expected; the lowest is its first. */
  expected: number;
}

/**
 * What the days of a month come to on which no stopwatch runs and which are no holidays, of the students whose recorded days of the
 * month all have the same target. Their targets and attainments follow from how many have a record and what they have studied
 * together, so that of each student and day one number is summed and one counted. `hasOthers` says that targets of other
 * students differ, who are to be read as other spans are.
 */
export async function readPlainDays(
  context: QueryContext,
  { month, placeOf, expected }: PlainMonth,
  by: 'everyone' | 'manager',
): Promise<{ sums: SpanSums[]; hasOthers: boolean }> {
  const { db, session } = context;
  const asked = range(Math.min(...placeOf.keys()), Math.max(...placeOf.keys()) + 1);
  const places = asked.map(day => placeOf.get(day) ?? 0);
  const list = (expressions: string[]) => sql.raw(expressions.join(', '));
  const until = [asked[0]! - 1, ...asked].map(day => (day === 0 ? '0' : `sum(total_until[${day}])`));
  const count = (day: number) => {
    const at = day - 1;
    return `sum(days${Math.floor(at / counterBits)} >> ${at % counterBits} & ${firstOfEach})::bigint`;
  };
  const halves = [0, 1].map(
    half =>
      `${counters
        .map((name, at) => `(${name} >> ${half * counterBits} & 65535)::bigint << ${at * counterBits}`)
        .map(bits => `(${bits})`)
        .join(' | ')} as days${half}`,
  );
  const counted = (at: number) => sql.raw(`(day_counts >> ${at * counterBits} & 65535)`);
  const ofThem = isWhole(context) ? sql`` : sql`and customer_id = any(array(select customer_id from member))`;
  const sinceJoined = sql`coalesce(case when member_since <= ${month}::date then -1 when member_since - ${month}::date > 30 then 0
    else -1 << (member_since - ${month}::date) end, 0)`;
  const orZero = (sum: SQL) => sql`coalesce(${sum}, 0)`;
  const { rows } = await db.execute<SpanSums & { isMixed: boolean } & Record<string, unknown>>(sql`
    with ${membersSql(context, month)}
    select place, is_mixed as "isMixed", manager_id as "managerId", sum(counted)::int as "studentCount",
      ${orZero(sql`sum(counted) filter (where is_active)`)}::int as "activeCount", ${orZero(sql`sum(total)`)} as "totalSeconds",
      ${orZero(sql`sum(total) filter (where is_active)`)} as "averages",
      ${orZero(sql`sum((counted - unrecorded) * coalesce(uniform_target, 0) + unrecorded * target_seconds) filter (where is_active)`)}
        as "targets",
      ${orZero(sql`sum(total::float8 / nullif(uniform_target, 0)) filter (where is_active)`)} as "attainments",
      ${orZero(sql`sum(present) filter (where not is_deleted)`)}::int as "presentCount",
      ${orZero(sql`sum(absent) filter (where not is_deleted)`)}::int as "absentCount"
    from (
      select manager_id, is_active, is_deleted, is_mixed, target_seconds, uniform_target,
        array[${list(until)}] as totals, array[${list(asked.map(count))}] as counts
      from (
        select *, ${list(halves)} from (
          select part, ${by === 'manager' ? sql`manager_id` : sql`null::uuid as manager_id`}, is_active, is_deleted, target_seconds,
            total_until, uniform_target, uniform_target is null and recorded_days <> 0 as is_mixed,
            coalesce(recorded_days, 0) | ${sinceJoined} as counted,
            ${sinceJoined} & ~coalesce(recorded_days, 0) as unrecorded, coalesce(present_days, 0) as present,
            (coalesce(absent_days, 0) | (${sql.raw(String(expected))} & ~coalesce(present_days, 0) & ${sinceJoined}))
              & ~coalesce(excused.days, 0) as absent
          from (select *, row_number() over () / ${sql.raw(String(studentsInPart))} as part from members) c
          left join (
            select customer_id, total_until, recorded_days, present_days, absent_days, uniform_target
            from student_months where group_id = ${session.groupId} and month = ${month} ${ofThem} offset 0
          ) m on m.customer_id = c.customer_id
          left join ${excusedMonthsSql(session.groupId, [month])} excused on excused.customer_id = c.customer_id
          offset 0
        ) students offset 0
      ) bits
      group by part, manager_id, is_active, is_deleted, is_mixed, target_seconds, uniform_target
    ) alike
    cross join lateral unnest(${sql.param(places)}::int[], totals[2:], totals[:${sql.raw(String(asked.length))}], counts)
      as days(place, total_until, total_before, day_counts)
    cross join lateral (
      select total_until - total_before as total, ${counted(0)} as counted, ${counted(1)} as unrecorded, ${counted(2)} as present,
        ${counted(3)} as absent
    ) figures
    group by place, is_mixed, manager_id`);
  return {
    sums: rows.filter(({ place, isMixed }) => place > 0 && !isMixed),
    hasOthers: rows.some(({ isMixed }) => isMixed),
  };
}
