import type { mails } from '../../database/schema/index.ts';
import { studentInvitationMail } from '../../mail/studentInvitationMail.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';

/** The invitations of those who have not joined yet, as the outbox keeps them. */
export const createMails = (
  { id }: DemoContext,
  { group, customers }: AcademyRows,
): (typeof mails.$inferInsert)[] =>
  customers
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
        language: 'ko' as const,
        ...studentInvitationMail('ko', { name, academy: group.name, groupId, email }),
        state: isSent ? ('SENT' as const) : ('FAILED' as const),
        attempts: isSent ? 1 : 11,
        failure: invitationFailure ?? null,
        createdAt: invitedAt,
        sentAt: isSent ? new Date(invitedAt.getTime() + 2_000) : null,
      };
    });
