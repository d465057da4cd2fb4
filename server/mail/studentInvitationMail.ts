import type { Language } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface StudentInvitation {
  name: string;
  academy: string;
  groupId: string;
  email: string;
  /** Where rooms are entered (`ROOM_APP_URL`), if that is known. */
  roomAppUrl?: string | undefined;
}

/** The email that invites a student to the academy's study rooms. */
export const studentInvitationMail = (language: Language, { roomAppUrl, ...given }: StudentInvitation) =>
  composeMail(serverWords[language].mails.studentInvitation, {
    values: { ...given, days: limits.invitation.days },
    ...(roomAppUrl === undefined ? {} : { url: roomAppUrl }),
  });
