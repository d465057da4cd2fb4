import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { idOfBytes } from './newId.ts';

/** The size of an id in bytes, and in 32-bit integers. */
const idBytes = 16;
export const idIntegers = 4;
/** How far ahead the next id is searched before it is looked up. */
const mostMissing = 8;

/** Rows that are packed; null if there are none. */
export type Packed = string | null;

/**
 * Packs the ids of many rows with some integers each into one value, so that thousands of rows are read without an object for each. A
 * row with a null is left out. `last` is an integer that the database has as four bytes.
 */
export const packed = (id: SQLWrapper, integers: readonly SQL[], last?: SQL): SQL<Packed> =>
  // What the driver reads of bytes itself is hexadecimal: half as long again, and several times slower to decode.
  sql`encode(string_agg(${sql.join(
    [
      sql`uuid_send(${id})`,
      ...integers.map(integer => sql`int4send(${integer})`),
      ...(last === undefined ? [] : [last]),
    ],
    sql` || `,
  )}, ''), 'base64')`;

/** Instead of rows that are not asked for. */
export const nonePacked = sql`null::text`;

/** A subquery of the rows that follow `from`, packed with some integers of each in the order of their students' ids. */
export const packedStudents = (integers: readonly SQL[], from: SQL): SQL => {
  const names = integers.map((_, index) => sql.identifier(`c${index}`));
  const columns = [
    sql`customer_id`,
    ...integers.map((integer, index) => sql`${integer} as ${names[index]!}`),
  ];
  return sql`(select ${packed(
    sql`customer_id`,
    names.map(name => sql`${name}`),
  )} from (select ${sql.join(columns, sql`, `)} from ${from} order by customer_id offset 0) rows)`;
};

/** Rows with `width` integers that `packed` has packed. */
export interface Unpacked {
  count: number;
  width: number;
  /** A short text that only rows with the same id have, which `idOfKey` makes the id of. */
  keyOf: (row: number) => string;
  integerOf: (row: number, column: number) => number;
  /** The integers of a column. */
  column: (column: number) => Int32Array;
  /** All rows, one after the other: the four integers of the id, then the others. */
  integers: Int32Array;
  step: number;
}

/** The bytes of what the database has encoded; they begin where their memory does. */
export function bytesOfBase64(text: string | null): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text ?? '', 'base64'));
  return bytes.subarray(0, bytes.write(text ?? '', 'base64'));
}

export function unpacked(text: Packed, width: number): Unpacked {
  const bytes = bytesOfBase64(text).swap32();
  const integers = new Int32Array(bytes.buffer, 0, bytes.length / 4);
  const step = idIntegers + width;
  return {
    count: integers.length / step,
    width,
    keyOf: row => bytes.toString('latin1', row * step * 4, row * step * 4 + idBytes),
    integerOf: (row, column) => integers[row * step + idIntegers + column]!,
    column(column) {
      const values = new Int32Array(integers.length / step);
      for (let row = 0; row < values.length; row++) values[row] = integers[row * step + idIntegers + column]!;
      return values;
    },
    integers,
    step,
  };
}

/** The bytes of each integer are the other way round, as processors have them. */
const idOfKey = (key: string): string => idOfBytes(Buffer.from(key, 'latin1').swap32());

/** The four integers of an id. */
export const integersOfId = (id: string): Int32Array =>
  new Int32Array(Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex').swap32()).buffer);

/** The key of an id. */
export const keyOfId = (id: string): string => Buffer.from(integersOfId(id).buffer).toString('latin1');

/** Ids by their places from 0 on. */
export interface Places {
  count: number;
  idOf: (place: number) => string;
  /** The place of an id; undefined for another one. */
  placeOf: (id: string) => number | undefined;
  placeOfKey: (key: string) => number | undefined;
  /** The places of the ids of rows; -1 for others. Rows in the order of those before are found the sooner. */
  placesOf: (rows: Unpacked) => Int32Array;
}

/** The row with the same id as another list's, among the next ones from one on; -1 if it is not there. */
function sameRow(one: Unpacked, row: number, other: Unpacked, from: number): number {
  const [ids, others, first] = [one.integers, other.integers, row * one.step];
  const end = Math.min(other.count, from + mostMissing);
  for (let at = from; at < end; at++) {
    const begin = at * other.step;
    if (
      ids[first + 3] === others[begin + 3] &&
      ids[first + 2] === others[begin + 2] &&
      ids[first + 1] === others[begin + 1] &&
      ids[first] === others[begin]
    )
      return at;
  }
  return -1;
}

/** The ids of rows as places. */
export function placesOfRows(rows: Unpacked): Places {
  const keys = Array.from({ length: rows.count }, (_, place) => rows.keyOf(place));
  const places = new Map(keys.map((key, place) => [key, place]));
  let before: { rows: Unpacked; found: Int32Array } | undefined;
  return {
    count: rows.count,
    idOf: place => idOfKey(keys[place]!),
    placeOf: id => places.get(keyOfId(id)),
    placeOfKey: key => places.get(key),
    placesOf(others) {
      const found = new Int32Array(others.count);
      let next = 0;
      for (let row = 0; row < others.count; row++) {
        const at = before === undefined ? -1 : sameRow(others, row, before.rows, next);
        if (at === -1) found[row] = places.get(others.keyOf(row)) ?? -1;
        else {
          found[row] = before!.found[at]!;
          next = at + 1;
        }
      }
      before = { rows: others, found };
      return found;
    },
  };
}

/** The id of a row. */
export function idOfRow({ integers, step }: Ids, row: number): string {
  const bytes = Buffer.alloc(idBytes);
  for (let part = 0; part < idIntegers; part++) bytes.writeInt32BE(integers[row * step + part]!, part * 4);
  return idOfBytes(bytes);
}

/** Ids of rows, four integers each. */
export type Ids = Pick<Unpacked, 'count' | 'integers' | 'step'>;

/** The ids of some rows without their integers. */
export function idsOf({ integers, step }: Ids, rows: Int32Array): Ids {
  const ids = new Int32Array(rows.length * idIntegers);
  for (let at = 0; at < rows.length; at++)
    for (let part = 0; part < idIntegers; part++)
      ids[at * idIntegers + part] = integers[rows[at]! * step + part]!;
  return { count: rows.length, integers: ids, step: idIntegers };
}
