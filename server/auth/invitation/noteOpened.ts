import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { customers, type verifications } from '../../database/schema/index.ts';

type Code = Pick<typeof verifications.$inferSelect, 'groupId' | 'customerId' | 'subject'>;

/** Records that the page of an invitation's link was opened, unless it was accepted, or its address corrected since. */
export async function noteOpened(
  db: Queryable,
  { groupId, customerId, subject }: Code,
  now: Date,
): Promise<void> {
  if (customerId === null) return;
  await db
    .update(customers)
    .set({ invitationOpenedAt: now })
    .where(
      and(
        eq(customers.groupId, groupId),
        eq(customers.customerId, customerId),
        eq(customers.email, subject),
        isNull(customers.authenticatedAt),
      ),
    );
}
