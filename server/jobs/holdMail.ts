import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { mails, notifications } from '../database/schema/index.ts';
import { isNoticeOf } from '../notifications/claimNotice.ts';
import { updateInvitationState } from '../mail/updateInvitationState.ts';

/** Notes that a mail waits for a mail server, with the invitation or the notice that it carries. */
export async function holdMail(
  { orm }: Pick<Database, 'orm'>,
  mail: typeof mails.$inferSelect,
): Promise<void> {
  await orm.transaction(async tx => {
    if (mail.notificationId !== null) {
      const held = await tx
        .update(notifications)
        .set({ state: 'HELD', reason: 'NO_MAIL_SERVER', version: sql`${notifications.version} + 1` })
        .where(and(isNoticeOf(mail), isNull(notifications.claimedAt)))
        .returning({ id: notifications.notificationId });
      if (held.length === 0) return;
    }
    await tx
      .update(mails)
      .set({ state: 'HELD' })
      .where(and(eq(mails.groupId, mail.groupId), eq(mails.mailId, mail.mailId)));
    await updateInvitationState(tx, mail, { invitationState: 'HELD', invitationFailure: null });
  });
}
