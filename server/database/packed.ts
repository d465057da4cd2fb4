import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { idOfBytes } from './newId.ts';

/** The bytes of an id, and the integers that they are as many as. */
const idBytes = 16;
const idIntegers = 4;

/**
 * The ids of many rows with some integers each, as one value of a query: thousands of rows are then read without an object for
 * each. No integer may be null, which would leave its row out.
 */
export const packed = (id: SQLWrapper, integers: readonly SQL[]): SQL<Uint8Array | null> =>
  sql`string_agg(${sql.join([sql`uuid_send(${id})`, ...integers.map(integer => sql`int4send(${integer})`)], sql` || `)}, '')`;

/** What `packed` has made of rows with `width` integers. */
interface Unpacked {
  count: number;
  /** A short text that only rows with the same id have, which `idOfKey` makes the id of. */
  keyOf: (row: number) => string;
  integerOf: (row: number, column: number) => number;
}

export function unpacked(value: Uint8Array | null, width: number): Unpacked {
  const bytes = value ?? new Uint8Array();
  const ids = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const integers = new Int32Array(new Uint8Array(bytes).buffer);
  Buffer.from(integers.buffer).swap32();
  const step = idIntegers + width;
  return {
    count: integers.length / step,
    keyOf: row => ids.toString('latin1', row * step * 4, row * step * 4 + idBytes),
    integerOf: (row, column) => integers[row * step + idIntegers + column]!,
  };
}

/** The id of a key. */
export const idOfKey = (key: string): string => idOfBytes(Buffer.from(key, 'latin1'));

/** The key of an id. */
export const keyOfId = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('latin1');
