import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { suppressedAddresses } from '../../database/schema/index.ts';

/** An academy's mails are sent to an address again, whatever became of earlier ones. */
export async function allowAddress(db: Queryable, groupId: string, address: string): Promise<void> {
  const { groupId: academy, address: suppressed } = suppressedAddresses;
  await db
    .delete(suppressedAddresses)
    .where(and(eq(academy, groupId), eq(suppressed, address.toLowerCase())));
}
