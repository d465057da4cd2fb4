import { sql, type SQL } from 'drizzle-orm';
import { readCache, writeCache } from '../../core/cache/cache.ts';
import type { Context } from '../../core/context.ts';
import { idOfRow, idsOf, packed, unpacked, type Ids, type Unpacked } from '../../database/packedRows.ts';
import { rowOfId, rowsOf } from '../../database/sortedIds.ts';
import { customers } from '../../database/schema/index.ts';

/** Where seconds begin to be counted, so that those of this century are integers of the database. */
const firstSecond = 2 ** 31;

/** An instant as `joinedAt` has it. */
export const joinedSeconds = (instant: Date): number => Math.ceil(instant.getTime() / 1_000) - firstSecond;

/** What an account says, an integer each. */
const integers = {
  place: sql`(row_number() over (order by name, customer_id) - 1)::int`,
  nameOrder: sql`dense_rank() over (order by name)::int`,
  isActive: sql`(account_status = 'ACTIVE')::int`,
  isDeleted: sql`(account_status = 'DELETED')::int`,
  hasJoined: sql`(authenticated_at is not null)::int`,
  joinedAt: sql`coalesce(floor(date_part('epoch', authenticated_at))::bigint - ${firstSecond}, 0)::int`,
  dailyTarget: sql`target_seconds`,
};
/** The last one is the transaction that has written the account. */
const names = [...(Object.keys(integers) as (keyof typeof integers)[]), 'writtenBy'] as const;
type Column = (typeof names)[number];
/** Their integers, those of the id and the place that the row of an id has, and the other way round. */
const bytesOfEach = 4 * (names.length + 4 + 2);

/** All students of an academy, by their places: the first of them by name has 0. */
export interface Students {
  count: number;
  /** Rows in the order of the ids, and the place that each row has. */
  byId: Ids;
  placeOfRow: Int32Array;
  of: Record<Exclude<Column, 'place'>, Int32Array>;
  idOf: (place: number) => string;
  /** -1 for another one. */
  placeOf: (id: string) => number;
  /** The places of the ids of rows, -1 for others; rows in the order of their ids are found the sooner. */
  placesOf: (rows: Unpacked) => Int32Array;
}

const keyOf = (groupId: string) => JSON.stringify([groupId, 'students']);

/** The cached students of an academy, until an account changes. */
export const findStudents = (
  { db, session }: Pick<Context, 'db' | 'session'>,
  stamp: string,
): Students | undefined => readCache(db, keyOf(session.groupId), stamp);

export const keepStudents = (
  { db, session }: Pick<Context, 'db' | 'session'>,
  stamp: string,
  students: Students,
): void =>
  writeCache(db, keyOf(session.groupId), { stamp, value: students, bytes: students.count * bytesOfEach });

/** An academy's students, or those of them whom `which` selects. */
export async function readStudents(
  { db, session: { groupId } }: Pick<Context, 'db' | 'session'>,
  which: SQL | undefined = sql`group_id = ${groupId} and kind = 'STUDENT'`,
): Promise<Students> {
  const column = (name: string) => sql.identifier(`c_${name}`);
  const values = Object.entries(integers).map(([name, value]) => sql`${value} as ${column(name)}`);
  const { rows } = await db.execute<{ packed: Uint8Array | null }>(sql`
    select ${packed(
      sql`customer_id`,
      Object.keys(integers).map(name => sql`${column(name)}`),
      sql`written_by`,
    )} as packed
    from (
      select customer_id, ${sql.join(values, sql`, `)}, xidsend(xmin) as written_by from ${customers}
      where ${which} order by customer_id offset 0
    ) students`);
  return studentsOfRows(unpacked(rows[0]!.packed, names.length));
}

function studentsOfRows(rows: Unpacked): Students {
  const { count } = rows;
  const byId = idsOf(rows);
  const placeOfRow = rows.column(0);
  const rowOfPlace = new Int32Array(count);
  for (let row = 0; row < count; row++) rowOfPlace[placeOfRow[row]!] = row;
  const ofPlaces = names.slice(1).map((name, index) => {
    const values = new Int32Array(count);
    for (let row = 0; row < count; row++) values[placeOfRow[row]!] = rows.integerOf(row, index + 1);
    return [name, values] as const;
  });
  const placeOf = (row: number) => (row === -1 ? -1 : placeOfRow[row]!);
  return {
    count,
    byId,
    placeOfRow,
    of: Object.fromEntries(ofPlaces) as Students['of'],
    idOf: place => idOfRow(byId, rowOfPlace[place]!),
    placeOf: id => placeOf(rowOfId(byId, id)),
    placesOf: of => rowsOf(byId, of).map(placeOf),
  };
}
