import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { notifications } from '../database/schema/index.ts';

interface Carrier {
  groupId: string;
  notificationId: string | null;
}

export const isNoticeOf = ({ groupId, notificationId }: Carrier) =>
  and(
    eq(notifications.groupId, groupId),
    eq(notifications.notificationId, notificationId!),
    eq(notifications.state, 'SCHEDULED'),
  );

/** Claims a notification for sending, so that it cannot be cancelled midway; false when it was cancelled before. */
export async function claimNotice(db: Queryable, mail: Carrier, now: Date): Promise<boolean> {
  const claimed = await db
    .update(notifications)
    .set({ claimedAt: now })
    .where(isNoticeOf(mail))
    .returning({ id: notifications.notificationId });
  return claimed.length > 0;
}
