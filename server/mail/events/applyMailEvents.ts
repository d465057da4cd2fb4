import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import uniqBy from 'lodash/uniqBy.js';
import { mailRefusal } from '../../../src/domain/mailRefusals.ts';
import { withoutAddresses } from '../../core/mail/reasonOf.ts';
import type { Orm, Queryable } from '../../database/open.ts';
import { mails, notifications, suppressedAddresses } from '../../database/schema/index.ts';
import { updateInvitationState } from '../updateInvitationState.ts';
import type { MailEvent } from './mailEvent.ts';

type Mail = Awaited<ReturnType<typeof mailsTo>>[number];

/** What a server replies where it is not known what it replied: there is no such mailbox (RFC 5321). */
const noMailbox = 550;
const isRefusal = (code: number | null): code is number => code !== null && code >= 500 && code <= 599;

/**
 * Applies what a mail service reports. An address that mails came back from, or whose owner marked one as spam, gets no more
 * from the academies that have written to it; the mail that came back has failed, with its invitation or its notification.
 * Mails that are not known (any more) change nothing, nor do events that come again.
 */
export async function applyMailEvents(orm: Orm, events: readonly MailEvent[], now: Date): Promise<void> {
  for (const event of events) await orm.transaction(async tx => apply(tx, event, now));
}

async function apply(db: Queryable, event: MailEvent, now: Date): Promise<void> {
  const address = event.recipient.trim().toLowerCase();
  const known = await mailsTo(db, address);
  const code = isRefusal(event.code) ? event.code : noMailbox;
  const failure = `${code}: ${withoutAddresses(event.reason)}`;
  const isBounce = event.type === 'bounce';
  // The newest of each academy.
  const newest = uniqBy(known, ({ groupId }) => groupId);
  if (newest.length === 0) return;
  await db
    .insert(suppressedAddresses)
    .values(
      newest.map(({ groupId }) => ({
        groupId,
        address,
        reason: isBounce ? ('ADDRESS_BOUNCED' as const) : ('MARKED_AS_SPAM' as const),
        failure: isBounce ? failure : withoutAddresses(event.reason),
        suppressedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [suppressedAddresses.groupId, suppressedAddresses.address],
      set: { reason: sql`excluded.reason`, failure: sql`excluded.failure`, suppressedAt: now },
      // A mailbox that does not exist is not there for what its owner asks for either.
      setWhere: or(
        ne(suppressedAddresses.reason, 'ADDRESS_BOUNCED'),
        sql`excluded.reason = 'ADDRESS_BOUNCED'`,
      ),
    });
  if (!isBounce) return;
  const named = known.filter(({ mailId }) => event.messageId?.includes(mailId) ?? false);
  for (const mail of named.length > 0 ? named : newest)
    if (mail.state === 'SENT') await fail(db, mail, code, failure);
}

const mailsTo = async (db: Queryable, address: string) =>
  db
    .select({
      groupId: mails.groupId,
      mailId: mails.mailId,
      kind: mails.kind,
      customerId: mails.customerId,
      notificationId: mails.notificationId,
      createdAt: mails.createdAt,
      state: mails.state,
    })
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, address))
    .orderBy(desc(mails.createdAt));

/** A mail that had been sent has failed after all. */
async function fail(db: Queryable, mail: Mail, code: number, failure: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'FAILED', failure })
    .where(and(eq(mails.groupId, mail.groupId), eq(mails.mailId, mail.mailId)));
  if (mail.notificationId !== null)
    await db
      .update(notifications)
      .set({
        state: 'FAILED',
        failure,
        reason: mailRefusal(code),
        version: sql`${notifications.version} + 1`,
      })
      .where(
        and(
          eq(notifications.groupId, mail.groupId),
          eq(notifications.notificationId, mail.notificationId),
          eq(notifications.state, 'SENT'),
        ),
      );
  await updateInvitationState(db, mail, { invitationState: 'FAILED', invitationFailure: failure });
}
