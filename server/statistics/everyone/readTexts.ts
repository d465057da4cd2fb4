import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isWhole, studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { customers } from '../../database/schema/index.ts';
import { readCache, writeCache } from '../../core/cache/cache.ts';
import { managersStamp, studentsStamp } from '../../core/cache/stamps.ts';

export interface Texts {
  customerId: string;
  userId: string;
  name: string;
  email: string;
  managerName: string | null;
}

/** What a student's texts take of the memory, with what is written of them (`writtenTexts`). */
const bytesOfEach = 850;

/** What lists show of the students in scope besides figures, by their ids; everyone's are kept. */
export async function readTexts(context: QueryContext): Promise<ReadonlyMap<string, Texts>> {
  const { db, session } = context;
  const { groupId } = session;
  const isEveryone = isWhole(context);
  const key = JSON.stringify([groupId, 'texts']);
  const stamps = sql<string>`concat_ws(' ', ${studentsStamp(groupId)}, ${managersStamp(groupId)})`;
  const stamp = isEveryone
    ? (await db.execute<{ stamp: string }>(sql`select ${stamps} as stamp`)).rows[0]!.stamp
    : '';
  const kept = isEveryone ? readCache<ReadonlyMap<string, Texts>>(db, key, stamp) : undefined;
  if (kept !== undefined) return kept;
  const manager = alias(customers, 'manager');
  const rows = await db
    .select({
      customerId: customers.customerId,
      userId: customers.userId,
      name: customers.name,
      email: customers.email,
      managerName: manager.name,
    })
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
    .where(studentsOf(context));
  const texts = new Map(rows.map(row => [row.customerId, row]));
  // Read after the stamp: what has changed in between has another one by the next request.
  if (isEveryone) writeCache(db, key, { stamp, value: texts, bytes: texts.size * bytesOfEach });
  return texts;
}
