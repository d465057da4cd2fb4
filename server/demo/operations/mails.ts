import { textIn } from '../../../src/domain/brand/textIn.ts';
import type { MailDraft } from '../../core/mail/outgoing.ts';
import { renderMail } from '../../core/mail/renderMail.ts';
import type { mails } from '../../database/schema/index.ts';
import { studentInvitationMail } from '../../mail/studentInvitationMail.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';

const language = 'ko';

/** The invitations of those who have not joined yet, as the outbox keeps them. */
export const createMails = (
  { id, brand }: DemoContext,
  { group, customers }: AcademyRows,
): (typeof mails.$inferInsert)[] => {
  const product = textIn(brand.name, language);
  const look = {
    product,
    supportEmail: brand.supportEmail,
    sender: group.name,
    color: group.accentColor ?? brand.color,
    hasLogo: false,
    legal: [],
  };
  const render = ({ write }: MailDraft) => renderMail(language, write(product), look);
  return customers
    .filter(({ kind, registrationStatus }) => kind === 'STUDENT' && registrationStatus === 'PENDING')
    .flatMap(({ customerId, name, email, invitedAt, invitationState, invitationFailure }) => {
      if (!invitedAt) return [];
      const { groupId } = group;
      const isSent = invitationState === 'SENT';
      return {
        groupId,
        mailId: id(invitedAt, 'mail', email),
        kind: 'studentInvitation',
        customerId,
        recipient: email,
        language,
        ...render(studentInvitationMail(language, { name, academy: group.name, groupId, email })),
        state: isSent ? ('SENT' as const) : ('FAILED' as const),
        attempts: isSent ? 1 : 11,
        failure: invitationFailure ?? null,
        createdAt: invitedAt,
        sentAt: isSent ? new Date(invitedAt.getTime() + 2_000) : null,
      };
    });
};
