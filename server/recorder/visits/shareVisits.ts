import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';

/** What names the lock of an academy's counted visits. */
const visitsLock = 'visits';

/** Waits until no write changes an academy's visits, and keeps writes of completed days from doing so until the end of the transaction. */
export const holdVisits = (db: Queryable, groupId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${visitsLock}), hashtext(${groupId}))`);

/**
 * Waits until no job counts the visits of academies, and keeps it from doing so until the end of the transaction. Writes do
 * not wait for one another.
 */
export async function shareVisits(db: Queryable, groupIds: readonly string[]): Promise<void> {
  for (const groupId of [...groupIds].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock_shared(hashtext(${visitsLock}), hashtext(${groupId}))`);
}
