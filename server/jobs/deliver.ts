import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { mailFiles, mails } from '../database/schema/index.ts';
import { mailQueue, noticeRetryLimit } from '../core/queues/mailQueue.ts';
import { claimNotice } from '../notifications/claimNotice.ts';
import { settleNotice } from '../notifications/settleNotice.ts';
import { holdMail } from './holdMail.ts';
import { logoOf } from '../mail/logoOf.ts';
import { updateInvitationState } from '../mail/updateInvitationState.ts';
import { reasonOf } from '../core/mail/reasonOf.ts';
import { suppressionOf } from '../core/mail/suppressionOf.ts';
import type { Transport } from '../mail/transport.ts';
import { withoutSecret } from '../mail/withoutSecret.ts';

interface Delivery {
  database: Database;
  clock: () => Date;
  transport: Transport;
  /** Whether links and codes stay in the outbox after sending: for the demo, which sends no emails. */
  keepsCodes?: boolean;
}

/**
 * Tries to send a mail of the outbox and notes how it went, with the invitation or the notice that it carries. Returns why
 * it is to be tried again, or null. What the mail server rejects for good has failed at once, and so has
 * what is for an address that earlier mails came back from. Without a mail server it is
 * held. A mail that is through already is not sent twice, one
 * whose notice was called off not at all.
 *
 * @param triesBefore after how many of them this is the last one, the queue says; a notice is given up sooner
 */
export async function deliver(
  { database: { orm }, clock, transport, keepsCodes = false }: Delivery,
  { groupId, mailId }: { groupId: string; mailId: string },
  triesBefore: number,
): Promise<string | null> {
  const isThis = and(eq(mails.groupId, groupId), eq(mails.mailId, mailId));
  const [mail] = await orm.select().from(mails).where(isThis);
  if (mail === undefined || mail.state === 'SENT') return null;
  if (transport.holdsMails) {
    await holdMail({ orm }, mail);
    return null;
  }
  const isNotice = mail.notificationId !== null;
  if (isNotice && !(await claimNotice(orm, mail, clock()))) return null;
  const isFile = and(eq(mailFiles.groupId, groupId), eq(mailFiles.mailId, mailId));
  const [file] = await orm.select().from(mailFiles).where(isFile);
  const logo = await logoOf(orm, mail);
  const failure =
    (await suppressionOf(orm, mail)) ??
    (await transport.send({ ...mail, logo, file }).then(() => null, reasonOf));
  const isFinal = failure !== null && failure.isFinal;
  const isGivenUp = isFinal || triesBefore >= (isNotice ? noticeRetryLimit : mailQueue.retryLimit);
  const outcome = failure === null ? 'SENT' : isGivenUp ? 'FAILED' : 'QUEUED';
  await orm.transaction(async tx => {
    await tx
      .update(mails)
      .set({
        state: outcome,
        failure: failure?.words ?? null,
        attempts: sql`${mails.attempts} + 1`,
        ...(failure === null ? { sentAt: clock() } : {}),
        ...(outcome === 'QUEUED' || keepsCodes ? {} : withoutSecret),
      })
      .where(isThis);
    if (outcome !== 'QUEUED') await tx.delete(mailFiles).where(isFile);
    if (isNotice) await settleNotice(tx, mail, { outcome, failure, now: clock() });
    await updateInvitationState(tx, mail, {
      invitationState: outcome,
      invitationFailure: failure?.words ?? null,
    });
  });
  return isFinal || (isNotice && isGivenUp) ? null : (failure?.words ?? null);
}
