import { eq } from 'drizzle-orm';
import type { Account } from '../changeMany.ts';
import { groups } from '../../database/schema/index.ts';
import type { Inviter } from '../Inviter.ts';
import { studentInvitationMail } from '../../mail/studentInvitationMail.ts';

/** Puts an invitation for each student into the outbox. */
export async function inviteStudents(
  { db, session, mail, config }: Inviter,
  accounts: readonly Pick<Account, 'customerId' | 'email' | 'name' | 'language'>[],
): Promise<void> {
  const { groupId } = session;
  const [group] = await db.select({ title: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  await mail(
    ...accounts.map(({ customerId, email, name, language }) => ({
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
        roomAppUrl: config.roomAppUrl,
      }),
    })),
  );
}
