import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface StudentInvitation {
  name: string;
  academy: string;
  groupId: string;
  email: string;
  /** Leads to where rooms are entered, if that is known. */
  url?: string;
}

/** The email that invites a student to the academy's study rooms. */
export const studentInvitationMail = (language: Language, { url, ...given }: StudentInvitation) =>
  composeMail(serverWords[language].mails.studentInvitation, {
    values: { ...given, days: limits.invitation.days },
    ...(url === undefined ? {} : { url }),
  });
