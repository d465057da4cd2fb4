import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { AuditKind } from '../../src/domain/auditKinds.ts';
import type { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { ProblemError } from '../core/problem.ts';
import { clearSecondFactor } from '../auth/secondFactor/clearSecondFactor.ts';

type Needed = Pick<Context, 'db' | 'config' | 'events' | 'now' | 'audit' | 'mail'>;

/**
 * Takes away the second factor of an account that the caller has locked: its sessions end, a mail is sent, the audit log
 * keeps it.
 *
 * @throws ProblemError TWO_FACTOR_OFF when the account has none.
 */
export async function resetAccount(
  context: Needed,
  account: typeof customers.$inferSelect,
  { action, kind }: { action: AuditAction; kind: AuditKind },
): Promise<void> {
  const { events, now, audit, mail } = context;
  if (account.twoFactorConfirmedAt === null) throw new ProblemError('TWO_FACTOR_OFF');
  await mail(await clearSecondFactor(context, account));
  events.publish({
    groupId: account.groupId,
    kind: 'permissions',
    id: account.customerId,
    at: now.getTime(),
  });
  await audit({
    action,
    target: { kind, id: account.customerId, name: account.name },
    before: { twoFactor: true },
    after: { twoFactor: false },
  });
}
