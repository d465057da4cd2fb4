import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isWhole, studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { bytesOfBase64, packed, unpacked, type Packed, type Unpacked } from '../../database/packedRows.ts';
import { customers } from '../../database/schema/index.ts';
import { readCache, writeCache } from '../../core/cache/cache.ts';
import { managersStamp, studentsStamp } from '../../core/cache/stamps.ts';

const manager = alias(customers, 'manager');

/** What lists show of a student besides figures. */
const columns = {
  customerId: customers.customerId,
  userId: customers.userId,
  name: customers.name,
  email: customers.email,
  managerName: manager.name,
};

export type TextName = keyof typeof columns;

/** The texts of students as JSON without the closing brace, so that figures can follow. */
export interface Texts {
  bytes: Uint8Array;
  /** Whose they are in this order, and how many bytes each has. */
  lengths: Unpacked;
}

/** What lists show of the students in scope besides figures; everyone's are kept. */
export async function readTexts(context: QueryContext): Promise<Texts> {
  const { db, session } = context;
  const { groupId } = session;
  const isEveryone = isWhole(context);
  const key = JSON.stringify([groupId, 'texts']);
  const stamps = sql<string>`concat_ws(' ', ${studentsStamp(groupId)}, ${managersStamp(groupId)})`;
  const stamp = isEveryone
    ? (await db.execute<{ stamp: string }>(sql`select ${stamps} as stamp`)).rows[0]!.stamp
    : '';
  const kept = isEveryone ? readCache<Texts>(db, key, stamp) : undefined;
  if (kept !== undefined) return kept;
  const { rows } = await db.execute<Record<'texts' | 'lengths', Packed>>(writtenSql(context));
  const texts = {
    bytes: bytesOfBase64(rows[0]!.texts),
    lengths: unpacked(rows[0]!.lengths, 1),
  };
  // Read after the stamp: what has changed in between has another one by the next request.
  if (isEveryone)
    writeCache(db, key, {
      stamp,
      value: texts,
      bytes: texts.bytes.length + 4 * texts.lengths.integers.length,
    });
  return texts;
}

/** Written by the database: an object of each student, made to be written here, takes several times as long. */
function writtenSql(context: QueryContext): SQL {
  const { groupId } = context.session;
  const texts = context.db
    .select(
      Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)])),
    )
    .from(customers)
    .leftJoin(
      manager,
      and(
        eq(manager.groupId, groupId),
        eq(manager.customerId, customers.managerId),
        inArray(manager.kind, ['OWNER', 'MANAGER']),
        ne(manager.accountStatus, 'DELETED'),
      ),
    )
    .where(studentsOf(context))
    .as('texts');
  return sql`
    select encode(string_agg(json, ''), 'base64') as texts,
      ${packed(sql`customer_id`, [sql`octet_length(json)`])} as lengths
    from (
      select "customerId" as customer_id, convert_to(left(row_to_json(texts)::text, -1), 'UTF8') as json
      from ${texts} offset 0
    ) written`;
}
