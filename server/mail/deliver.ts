import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { customers, mails } from '../database/schema/index.ts';
import type { Transport } from './transport.ts';

interface Delivery {
  database: Database;
  clock: () => Date;
  transport: Transport;
}

/**
 * Tries to send a mail of the outbox and notes how it went, with the invitation that it carries. Answers why it failed,
 * or null. A mail that is through already is not sent twice.
 */
export async function deliver(
  { database: { orm }, clock, transport }: Delivery,
  { groupId, mailId }: { groupId: string; mailId: string },
  isLastTry: boolean,
): Promise<string | null> {
  const isThis = and(eq(mails.groupId, groupId), eq(mails.mailId, mailId));
  const [mail] = await orm.select().from(mails).where(isThis);
  if (mail === undefined || mail.state === 'SENT') return null;
  const failure = await transport.send(mail).then(
    () => null,
    (error: unknown) => reasonOf(error),
  );
  const outcome = failure === null ? 'SENT' : isLastTry ? 'FAILED' : 'QUEUED';
  await orm.transaction(async tx => {
    await tx
      .update(mails)
      .set({
        state: outcome,
        failure,
        attempts: sql`${mails.attempts} + 1`,
        ...(failure === null ? { sentAt: clock() } : {}),
      })
      .where(isThis);
    if (mail.customerId !== null && mail.kind.endsWith('Invitation'))
      await tx
        .update(customers)
        .set({ invitationState: outcome, invitationFailure: failure })
        .where(
          and(
            eq(customers.groupId, groupId),
            eq(customers.customerId, mail.customerId),
            // What becomes of an earlier mail says nothing of the one that was sent after it.
            lte(customers.invitedAt, mail.createdAt),
          ),
        );
  });
  return failure;
}

/** What the mail server said, without the addresses that it may repeat. */
function reasonOf(error: unknown): string {
  const {
    message = '',
    responseCode,
    code,
  } = error as { message?: string; responseCode?: number; code?: string };
  const words = message.replace(/\S+@\S+/g, '…').slice(0, 200);
  return String(responseCode ?? code ?? '') === '' ? words : `${responseCode ?? code}: ${words}`;
}
