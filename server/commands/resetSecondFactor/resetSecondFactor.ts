import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../../src/domain/auditActions.ts';
import type { Role } from '../../../src/domain/permissions.ts';
import { writeAudit } from '../../core/writeAudit.ts';
import type { Config } from '../../config/config.ts';
import { AdminError } from '../createAdmin/AdminError.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, logins } from '../../database/schema/index.ts';
import { enqueueMails } from '../../core/mail/outbox.ts';
import { clearSecondFactor } from '../../auth/secondFactor/clearSecondFactor.ts';
import { roleOf } from '../../core/currentUser.ts';

const actions = {
  OWNER: 'owner.resetTwoFactor',
  MANAGER: 'manager.resetTwoFactor',
  OBSERVER: 'manager.resetTwoFactor',
  SUPER_ADMIN: 'administrator.resetTwoFactor',
} as const satisfies Record<Role, AuditAction>;

/**
 * Removes the second factor of the administrator with this email, and puts an email into the outbox. In a
 * transaction of the caller.
 *
 * @throws AdminError when there is no such administrator.
 */
export async function resetSecondFactor(
  db: Queryable,
  {
    email,
    now,
    config,
  }: { email: string; now: Date; config: Pick<Config, 'publicUrl' | 'academyHosts' | 'brand'> },
): Promise<void> {
  const [row] = await db
    .select({ account: customers })
    .from(logins)
    .innerJoin(
      customers,
      and(eq(customers.groupId, logins.groupId), eq(customers.customerId, logins.customerId)),
    )
    .where(and(eq(logins.email, email.trim().toLowerCase()), eq(logins.administrator, true)));
  if (row === undefined) throw new AdminError(`There is no administrator with the email ${email}.`);
  const { account } = row;
  await enqueueMails(db, [await clearSecondFactor({ db, config }, account)], { now, config });
  await writeAudit(
    db,
    { session: null, ipAddress: '', now },
    {
      groupId: account.groupId,
      action: actions[roleOf(account)],
      target: {
        kind: account.kind === 'MANAGER' ? 'manager' : 'customer',
        id: account.customerId,
        name: account.name,
      },
      before: { twoFactor: account.twoFactorConfirmedAt !== null },
      after: { twoFactor: false },
    },
  );
}
