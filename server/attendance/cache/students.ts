import { sql, type SQL } from 'drizzle-orm';
import { readCache, writeCache } from '../../core/cache/cache.ts';
import type { Context } from '../../core/context.ts';
import {
  idOfRow,
  idsOf,
  packed,
  unpacked,
  type Ids,
  type Packed,
  type Unpacked,
} from '../../database/packedRows.ts';
import { rowOfId, rowsById, rowsOf } from '../../database/sortedIds.ts';
import { customers } from '../../database/schema/index.ts';

/** Where seconds begin to be counted, so that those of this century are integers of the database. */
const firstSecond = 2 ** 31;

/** An instant as `joinedAt` has it. */
export const joinedSeconds = (instant: Date): number => Math.ceil(instant.getTime() / 1_000) - firstSecond;

/** What an account says, an integer each. The database sorts them by name, once; what follows from that is not its work. */
const integers = {
  isOtherName: sql`(name is distinct from lag(name) over (order by name, customer_id))::int`,
  isActive: sql`(account_status = 'ACTIVE')::int`,
  isDeleted: sql`(account_status = 'DELETED')::int`,
  hasJoined: sql`(authenticated_at is not null)::int`,
  joinedAt: sql`coalesce(floor(date_part('epoch', authenticated_at))::bigint - ${firstSecond}, 0)::int`,
  dailyTarget: sql`target_seconds`,
};
/** The last one is the transaction that has written the account. */
const names = [...(Object.keys(integers) as (keyof typeof integers)[]), 'writtenBy'] as const;
type Column = Exclude<(typeof names)[number], 'isOtherName'> | 'nameOrder';
/** Their integers, those of the id and the place that the row of an id has, and the other way round. */
const bytesOfEach = 4 * (names.length + 4 + 2);

/** All students of an academy, by their places: the first of them by name has 0. */
export interface Students {
  count: number;
  /** Rows in the order of the ids, and the place that each row has. */
  byId: Ids;
  placeOfRow: Int32Array;
  of: Record<Column, Int32Array>;
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
  const { rows } = await db.execute<{ packed: Packed }>(sql`
    select ${packed(
      sql`customer_id`,
      Object.keys(integers).map(name => sql`${column(name)}`),
      sql`written_by`,
    )} as packed
    from (
      select customer_id, ${sql.join(values, sql`, `)}, xidsend(xmin) as written_by from ${customers}
      where ${which} order by name, customer_id offset 0
    ) students`);
  return studentsOfRows(unpacked(rows[0]!.packed, names.length));
}

/** Students by their rows, which come by name. */
function studentsOfRows(rows: Unpacked): Students {
  const { count } = rows;
  const placeOfRow = rowsById(rows);
  const byId = idsOf(rows, placeOfRow);
  const rowOfPlace = new Int32Array(count);
  for (let row = 0; row < count; row++) rowOfPlace[placeOfRow[row]!] = row;
  const { isOtherName, ...of } = Object.fromEntries(
    names.map((name, index) => [name, rows.column(index)]),
  ) as Record<(typeof names)[number], Int32Array>;
  const nameOrder = new Int32Array(count);
  for (let place = 0; place < count; place++)
    nameOrder[place] = (nameOrder[place - 1] ?? 0) + isOtherName[place]!;
  const placeOf = (row: number) => (row === -1 ? -1 : placeOfRow[row]!);
  return {
    count,
    byId,
    placeOfRow,
    of: { ...of, nameOrder },
    idOf: place => idOfRow(byId, rowOfPlace[place]!),
    placeOf: id => placeOf(rowOfId(byId, id)),
    placesOf: found => rowsOf(byId, found).map(placeOf),
  };
}
