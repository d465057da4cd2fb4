import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface ManagerInvitation {
  name: string;
  academy: string;
  inviter: string;
  observer: boolean;
  url: string;
}

/** The email that invites a manager or observer to the console. */
export function managerInvitationMail(language: Language, { url, observer, ...values }: ManagerInvitation) {
  const { managerInvitation, invitedRoles } = serverWords[language].mails;
  const role = observer ? invitedRoles.observer : invitedRoles.manager;
  return composeMail(managerInvitation, {
    values: { ...values, role, days: limits.invitation.days },
    url,
  });
}
