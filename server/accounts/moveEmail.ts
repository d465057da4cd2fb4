import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { logins, verifications, type customers } from '../database/schema/index.ts';

/** Signs an account in by another email from now on. An invitation that went to the former one is void. */
export async function moveEmail(
  db: Queryable,
  account: Pick<typeof customers.$inferSelect, 'groupId' | 'customerId' | 'email'>,
  email: string,
): Promise<void> {
  const { groupId, customerId } = account;
  await db
    .update(logins)
    .set({ email })
    .where(and(eq(logins.groupId, groupId), eq(logins.customerId, customerId)));
  await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.groupId, groupId),
        inArray(verifications.purpose, ['INVITATION', 'STUDENT_INVITATION']),
        eq(verifications.subject, account.email),
        eq(verifications.customerId, customerId),
        isNull(verifications.usedAt),
      ),
    );
}
