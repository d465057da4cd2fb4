import { and, eq, sql, type SQL } from 'drizzle-orm';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { allowAddress } from '../core/mail/allowAddress.ts';
import { ProblemError } from '../core/problem.ts';
import { assertEmailFree } from './assertEmailFree.ts';
import type { Account } from './changeMany.ts';
import { resendAvailableAt } from './invitation.ts';
import { lockAccount } from './lockAccount.ts';
import { moveEmail } from './moveEmail.ts';
import { publishAccounts } from './publishAccounts.ts';

interface Correction {
  id: string;
  email: string;
  kind: 'student' | 'manager';
  /** The accounts that the caller may see. */
  scope: SQL;
  send: (accounts: Account[]) => Promise<void>;
}

/**
 * Sends an invitation that has not been accepted to another address, which the account has from then on. The pause between
 * two invitations (specification, section 9) spares a person from repeated mails; a corrected address has had none.
 *
 * @throws ProblemError ACCOUNT_NOT_ACTIVE, ALREADY_REGISTERED, EMAIL_TAKEN, EMAIL_TAKEN_DELETED, and INVITATION_TOO_SOON
 * for an unchanged address; besides what `lockAccount` throws
 */
export async function correctInvitation(
  context: Pick<Context, 'db' | 'session' | 'now' | 'audit' | 'config'>,
  { id, email, kind, scope, send }: Correction,
): Promise<void> {
  const { db, session, now, audit, config } = context;
  const { groupId } = session;
  const before = await lockAccount(context, id, { scope });
  if (before.accountStatus !== 'ACTIVE') throw new ProblemError('ACCOUNT_NOT_ACTIVE');
  if (before.authenticatedAt !== null) throw new ProblemError('ALREADY_REGISTERED');
  if (email !== before.email)
    await assertEmailFree(db, groupId, id, email, { administrator: kind === 'manager' });
  else if (resendAvailableAt(before, now) !== null) throw new ProblemError('INVITATION_TOO_SOON');
  const [after] = await db
    .update(customers)
    .set({
      email,
      invitationState: 'QUEUED',
      invitedAt: now,
      invitationFailure: null,
      invitationReminders: 0,
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, id)))
    .returning();
  if (email !== before.email) await moveEmail(db, before, email);
  // Who enters the address of one person, even the same again, says that it is right.
  await allowAddress(db, groupId, email);
  await audit({
    action: `${kind}.invite`,
    target: { kind, id, name: before.name },
    before: { email: before.email, invitationState: before.invitationState },
    after: { email, invitationState: 'QUEUED' },
  });
  await publishAccounts(db, { groupId, now, callsLiveKit: config.liveKit !== undefined }, `${kind}.invite`, [
    after!,
  ]);
  await send([after!]);
}
