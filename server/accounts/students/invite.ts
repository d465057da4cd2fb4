import { eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Account } from '../changeMany.ts';
import { insertMany } from '../../database/insertMany.ts';
import { groups, verifications } from '../../database/schema/index.ts';
import { studentInvitationAddress } from '../../core/mail/link.ts';
import { hashToken, newToken } from '../../core/token.ts';
import type { Inviter } from '../Inviter.ts';
import { studentInvitationMail } from '../../mail/studentInvitationMail.ts';

/**
 * Puts an invitation for each student into the outbox. Where the address of the rooms is known, it has a link of its own that
 * leads there by way of a page that records the opening; codes grant nothing.
 */
export async function inviteStudents(
  { db, session, mail, now, config }: Inviter,
  accounts: readonly Pick<Account, 'customerId' | 'email' | 'name' | 'language'>[],
): Promise<void> {
  const { groupId } = session;
  const [group] = await db.select({ title: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  const invited = accounts.map(account => ({ account, code: newToken(groupId) }));
  const hasLink = config.roomAppUrl !== undefined;
  if (hasLink)
    await insertMany(
      db,
      verifications,
      invited.map(({ account, code }) => ({
        groupId,
        tokenHash: hashToken(code),
        purpose: 'STUDENT_INVITATION' as const,
        subject: account.email,
        customerId: account.customerId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + limits.invitation.days * 86_400_000),
      })),
    );
  await mail(
    ...invited.map(({ account: { customerId, email, name, language }, code }) => ({
      groupId,
      kind: 'studentInvitation',
      customerId,
      recipient: email,
      language,
      ...studentInvitationMail(language, {
        name,
        academy: group!.title,
        groupId,
        email,
        ...(hasLink ? { url: studentInvitationAddress(config, code) } : {}),
      }),
    })),
  );
}
