import { and, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers, type mails } from '../database/schema/index.ts';

type Carrier = Pick<typeof mails.$inferSelect, 'groupId' | 'customerId' | 'kind' | 'createdAt'>;
type InvitationUpdate = Pick<typeof customers.$inferInsert, 'invitationState' | 'invitationFailure'>;

/** Updates the account's invitation state from its email. Emails without an invitation change nothing. */
export async function updateInvitationState(
  db: Queryable,
  mail: Carrier,
  stand: InvitationUpdate,
): Promise<void> {
  if (mail.customerId === null || !mail.kind.endsWith('Invitation')) return;
  await db
    .update(customers)
    .set(stand)
    .where(
      and(
        eq(customers.groupId, mail.groupId),
        eq(customers.customerId, mail.customerId),
        // What becomes of an earlier mail says nothing of the one that was sent after it.
        lte(customers.invitedAt, mail.createdAt),
      ),
    );
}
