import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/open.ts';
import { mailFiles, mails, notifications } from '../database/schema/index.ts';
import { mailEnd } from './mailEnd.ts';
import { updateInvitationState } from './updateInvitationState.ts';
import type { MailKey } from '../core/mail/outbox.ts';
import { withoutSecret } from './withoutSecret.ts';

type Mail = Pick<
  typeof mails.$inferSelect,
  'groupId' | 'mailId' | 'kind' | 'recipient' | 'customerId' | 'notificationId' | 'createdAt'
>;

interface Release {
  database: Pick<Database, 'orm'>;
  now: Date;
  sendMails: (db: Queryable, mails: readonly MailKey[]) => Promise<void>;
}

const { groupId, mailId, kind, recipient, customerId, notificationId, createdAt } = mails;
const expired = 'EXPIRED: it was of no use any more when a mail server was set up';

/**
 * Queues the mails that were held while there was no mail server. Those whose time is over, or that a later one has
 * replaced, are marked as failed instead.
 */
export async function releaseMails({ database: { orm }, now, sendMails }: Release): Promise<void> {
  const academies = await orm.selectDistinct({ groupId }).from(mails).where(eq(mails.state, 'HELD'));
  for (const academy of academies) await releaseIn(academy.groupId, { database: { orm }, now, sendMails });
}

async function releaseIn(academy: string, { database: { orm }, now, sendMails }: Release): Promise<void> {
  await orm.transaction(async tx => {
    // Of several processes that start together, one finds them.
    const held = await tx
      .select({ groupId, mailId, kind, recipient, customerId, notificationId, createdAt })
      .from(mails)
      .where(and(eq(groupId, academy), eq(mails.state, 'HELD')))
      .orderBy(desc(mailId))
      .for('update', { skipLocked: true });
    const replaced = new Set<string>();
    const released: Mail[] = [];
    for (const mail of held) {
      const key = `${mail.groupId} ${mail.kind} ${mail.recipient}`;
      const isUseful = mailEnd(mail) > now && !replaced.has(key);
      if (mail.notificationId === null) replaced.add(key);
      if (isUseful) released.push(mail);
      await settle(tx, mail, isUseful);
    }
    await sendMails(tx, released.toReversed());
  });
}

async function settle(db: Queryable, mail: Mail, isUseful: boolean): Promise<void> {
  await db
    .update(mails)
    .set(isUseful ? { state: 'QUEUED' } : { state: 'FAILED', failure: expired, ...withoutSecret })
    .where(and(eq(groupId, mail.groupId), eq(mailId, mail.mailId)));
  if (!isUseful)
    await db
      .delete(mailFiles)
      .where(and(eq(mailFiles.groupId, mail.groupId), eq(mailFiles.mailId, mail.mailId)));
  await updateInvitationState(db, mail, { invitationState: isUseful ? 'QUEUED' : 'EXPIRED' });
  if (mail.notificationId === null) return;
  await db
    .update(notifications)
    .set({
      ...(isUseful ? { state: 'SCHEDULED', reason: null } : { state: 'FAILED', failure: expired }),
      version: sql`${notifications.version} + 1`,
    })
    .where(
      and(
        eq(notifications.groupId, mail.groupId),
        eq(notifications.notificationId, mail.notificationId),
        eq(notifications.state, 'HELD'),
      ),
    );
}
