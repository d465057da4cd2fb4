import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';

/** Locks an academy for the rest of the transaction, so that its accounts are counted and changed by one at a time. */
export async function lockGroup(db: Queryable, groupId: string): Promise<void> {
  await db.select({ groupId: groups.groupId }).from(groups).where(eq(groups.groupId, groupId)).for('update');
}
