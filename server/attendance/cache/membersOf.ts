import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Context } from '../../core/context.ts';
import { packed, unpacked, type Packed } from '../../database/packedRows.ts';
import { customers } from '../../database/schema/index.ts';
import type { Students } from './students.ts';

const dialect = new PgDialect();
/** How many conditions are memoized for the same students. */
const most = 8;

const known = new WeakMap<Students, Map<string, Int32Array>>();

/** The places of the students whom a condition on their accounts selects, by name; memoized until an account changes. */
export async function membersOf(
  { db }: Pick<Context, 'db'>,
  students: Students,
  where: SQL | undefined,
): Promise<Int32Array> {
  const all = known.get(students) ?? new Map<string, Int32Array>();
  known.set(students, all);
  const query = dialect.sqlToQuery(where ?? sql`true`);
  const key = JSON.stringify([query.sql, query.params]);
  const found = all.get(key);
  if (found !== undefined) return found;
  const { rows } = await db.execute<{ packed: Packed }>(sql`
    select ${packed(sql`customer_id`, [])} as packed
    from (select customer_id from ${customers} where ${where} order by customer_id offset 0) members`);
  const places = students
    .placesOf(unpacked(rows[0]!.packed, 0))
    .filter(place => place !== -1)
    .toSorted();
  const [oldest] = all.keys();
  if (all.size >= most) all.delete(oldest!);
  all.set(key, places);
  return places;
}
