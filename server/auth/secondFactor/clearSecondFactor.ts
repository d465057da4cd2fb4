import { and, eq } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, sessions } from '../../database/schema/index.ts';
import { mailLink } from '../../core/mail/link.ts';
import type { Outgoing } from '../../core/mail/outgoing.ts';
import { secondFactorMail } from '../../mail/secondFactorMail.ts';
import { noSecondFactor } from './twoFactor.ts';

/** Removes an account's second factor and ends its sessions. Returns the email that informs its owner. */
export async function clearSecondFactor(
  { db, config }: { db: Queryable; config: Pick<Config, 'publicUrl'> },
  { groupId, customerId, kind, name, email, language }: typeof customers.$inferSelect,
): Promise<Outgoing> {
  await db
    .update(customers)
    .set(noSecondFactor)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)));
  await db.delete(sessions).where(and(eq(sessions.groupId, groupId), eq(sessions.customerId, customerId)));
  return {
    groupId,
    kind: 'twoFactorReset',
    customerId,
    recipient: email,
    language,
    ...secondFactorMail(language, 'twoFactorReset', { name, kind, url: mailLink(config, 'requestReset') }),
  };
}
