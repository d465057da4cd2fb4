import { eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Account } from '../changeMany.ts';
import { insertMany } from '../../database/insertMany.ts';
import { groups, verifications } from '../../database/schema/index.ts';
import type { Inviter } from '../Inviter.ts';
import { mailLink } from '../../core/mail/link.ts';
import { managerInvitationMail } from '../../mail/managerInvitationMail.ts';
import { hashToken, newToken } from '../../core/token.ts';

/** Puts an invitation for each manager into the outbox, with a link that lets them set a password once. */
export async function inviteManagers(
  { db, session, mail, now, config }: Inviter,
  accounts: readonly Pick<Account, 'customerId' | 'email' | 'name' | 'language' | 'observer'>[],
): Promise<void> {
  const { groupId } = session;
  const [group] = await db.select({ title: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  const invited = accounts.map(account => ({ account, code: newToken(groupId) }));
  await insertMany(
    db,
    verifications,
    invited.map(({ account, code }) => ({
      groupId,
      tokenHash: hashToken(code),
      purpose: 'INVITATION' as const,
      subject: account.email,
      customerId: account.customerId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.invitation.days * 86_400_000),
    })),
  );
  await mail(
    ...invited.map(({ account: { customerId, email, name, language, observer }, code }) => ({
      groupId,
      kind: 'managerInvitation',
      customerId,
      recipient: email,
      language,
      ...managerInvitationMail(language, {
        name,
        academy: group!.title,
        inviter: session.name,
        observer,
        url: mailLink(config, 'invitation', code),
      }),
    })),
  );
}
