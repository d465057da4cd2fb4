import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { groups } from '../../database/schema/index.ts';

/**
 * Whether an academy ID is in use: two that differ only in case are the same. In a transaction no one else can take it
 * meanwhile.
 */
export async function groupIdTaken(db: Queryable, groupId: string): Promise<boolean> {
  const key = groupId.toLowerCase();
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`group ${key}`}, 0))`);
  return (await db.$count(groups, sql`lower(${groups.groupId}) = ${key}`)) > 0;
}
