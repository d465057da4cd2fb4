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

/** Says that a notice is being sent from now on, so that nobody calls it off midway; false where somebody has before. */
export async function claimNotice(db: Queryable, mail: Carrier, now: Date): Promise<boolean> {
  const claimed = await db
    .update(notifications)
    .set({ claimedAt: now })
    .where(isNoticeOf(mail))
    .returning({ id: notifications.notificationId });
  return claimed.length > 0;
}
