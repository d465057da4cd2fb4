import { sql } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { isWhole, studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { studentSums } from '../../attendance/studentSums.ts';
import { packed, placesOfRows, unpacked, type Places } from '../../database/packed.ts';
import { calendarKey, findKept, keep } from '../../core/kept/kept.ts';
import { recordsStamp } from '../../core/kept/stamps.ts';

/** What the accounts of students say, and what their days of a period that are over add up to; the place of each is its column. */
const columns = {
  /** The same for the same name. */
  name: sql`dense_rank() over (order by name)::int`,
  isActive: sql`(account_status = 'ACTIVE')::int`,
  isDeleted: sql`(account_status = 'DELETED')::int`,
  hasJoined: sql`(joined is not null)::int`,
  /** On which day of the period they joined, or 0 before it. */
  joined: sql`greatest(joined - since, 0)`,
  dailyTarget: sql`target_seconds`,
  total: sql`coalesce(total, 0)::int`,
  premium: sql`coalesce(premium, 0)::int`,
  targets: sql`coalesce(targets, 0)::int`,
  rows: sql`coalesce(rows, 0)`,
  offRows: sql`coalesce(off_rows, 0)`,
  studied: sql`coalesce(studied, 0)`,
  present: sql`coalesce(present, 0)`,
  absent: sql`coalesce(absent, 0)`,
  settled: sql`coalesce(settled, 0)`,
  excused: sql`coalesce(excused_days, 0)`,
};
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** The students in scope by name, each with a number of every column. */
export interface Sums {
  students: Places & { ids: readonly string[] };
  of: Record<Column, Int32Array>;
}

/**
 * What days that are over add up to for each student. Everyone's are kept; `stamp` is what `recordsStamp` is in the database
 * now, so that nothing is read again as long as it is the same.
 */
export async function readSums(
  context: QueryContext,
  days: Period,
  stamp: string | null,
): Promise<{ sums: Sums; stamp: string | null }> {
  const { db } = context;
  const isEveryone = isWhole(context);
  const key = calendarKey(context, ['sums', days]);
  const kept = stamp === null ? undefined : findKept<Sums>(db, key, stamp);
  if (kept !== undefined) return { sums: kept, stamp };
  const values = names.map(name => sql`${columns[name]} as ${sql.identifier(`c_${name}`)}`);
  const { rows } = await db.execute<{ packed: Uint8Array | null; stamp: string }>(sql`
    with ${studentSums(context, [days], studentsOf(context), { isFew: !isEveryone })}
    select ${packed(
      sql`customer_id`,
      names.map(name => sql`${sql.identifier(`c_${name}`)}`),
    )} as packed, ${isEveryone ? recordsStamp(context.session.groupId, days) : sql`null`} as stamp
    from (
      select customer_id, ${sql.join(values, sql`, `)}
      from span cross join members left join sums using (place, customer_id) left join excused using (place, customer_id)
      order by name, customer_id offset 0
    ) students`);
  const read = unpacked(rows[0]!.packed, names.length);
  const places = placesOfRows(read);
  const sums: Sums = {
    students: { ...places, ids: Array.from({ length: read.count }, (_, place) => places.idOf(place)) },
    of: Object.fromEntries(names.map((name, column) => [name, read.column(column)])) as Sums['of'],
  };
  const found = rows[0]!.stamp;
  if (isEveryone) keep(db, key, { stamp: found, value: sums, students: read.count });
  return { sums, stamp: found };
}
