import { and, eq } from 'drizzle-orm';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { newDocuments } from '../consents/newDocuments.ts';
import { found } from '../../core/problem.ts';
import { imageUrl } from '../../core/images/url.ts';

/** The signed-in person's own account. */
export const ownAccount = ({ session }: Pick<Context, 'session'>) =>
  and(eq(customers.groupId, session.groupId), eq(customers.customerId, session.customerId));

/** The signed-in person as responses contain them. */
export async function me({ session, db, config }: Pick<Context, 'session' | 'db' | 'config'>) {
  const [row] = await db.select().from(customers).where(ownAccount({ session }));
  const person = found(row);
  const { customerId, userId, groupId, email, name, phone, language, version } = person;
  return {
    customerId,
    userId,
    groupId,
    email,
    name,
    phone,
    language,
    version,
    profileImageId: person.profileImageId,
    profileImageUrl: imageUrl(groupId, person.profileImageId),
    accountNonLocked: person.accountStatus === 'ACTIVE',
    authenticatedAt: person.authenticatedAt && isoInZone(person.authenticatedAt, session.timeZone),
    twoFactor: person.twoFactorConfirmedAt !== null,
    ...(person.kind === 'OWNER' ? { hasNewTerms: newDocuments(config, person).length > 0 } : {}),
    recoveryCodesLeft: person.recoveryCodeHashes.length,
  };
}
