import type { Language } from '../../src/domain/choices.ts';
import { guessedMail } from '../../server/mail/guessedMail.ts';
import { noticeMail } from '../../server/mail/noticeMail.ts';
import { passwordChangedMail } from '../../server/mail/passwordChangedMail.ts';
import { phoneCodeMail } from '../../server/mail/phoneCodeMail.ts';
import { premiumEndMail } from '../../server/mail/premiumEndMail.ts';
import { resetMail } from '../../server/mail/resetMail.ts';
import { secondFactorMail } from '../../server/mail/secondFactorMail.ts';
import { signupMail } from '../../server/mail/signupMail.ts';
import { signupTakenMail } from '../../server/mail/signupTakenMail.ts';
import { managerInvitation, studentInvitation } from '../../server/mail/texts.ts';
import { welcomeMail } from '../../server/mail/welcomeMail.ts';

const url = 'https://console.test/auth?code=1';
const person = { name: 'A', academy: 'B', groupId: 'C', email: 'a@b.test', url };

/** Subject and text of every mail of the product in a language, filled in with letters. */
export function mailTexts(language: Language): Record<string, { subject: string; lines: string[] }> {
  const mails = {
    guessed: guessedMail(language, { ...person, failures: 5, ipAddress: '192.0.2.1' }),
    notice: noticeMail(language, { subject: 'A', body: 'B', time: '12:00' }),
    passwordChanged: passwordChangedMail(language, person),
    phoneCode: phoneCodeMail(language, { phone: '01012345678', code: '123456' }),
    reset: resetMail(language, person),
    signup: signupMail(language, person),
    signupTaken: signupTakenMail(language, person),
    welcome: welcomeMail(language, person),
    student: studentInvitation(language, person),
    manager: managerInvitation(language, { ...person, inviter: 'D', observer: false }),
    observer: managerInvitation(language, { ...person, inviter: 'D', observer: true }),
    ...Object.fromEntries(
      (['twoFactorOn', 'twoFactorOff', 'recoveryCodes', 'twoFactorReset'] as const).map(change => [
        change,
        secondFactorMail(language, change, { ...person, kind: 'MANAGER' }),
      ]),
    ),
    ...Object.fromEntries(
      [null, 0, 1, 3].flatMap(left =>
        [true, false].map(isTrial => [
          `premiumEnd ${isTrial} ${left}`,
          premiumEndMail(language, { ...person, isTrial, endsOn: '2026-03-09', left }),
        ]),
      ),
    ),
  };
  return Object.fromEntries(
    Object.entries(mails).map(([kind, { subject, textBody }]) => [
      kind,
      { subject, lines: textBody.split('\n').filter(line => line !== '') },
    ]),
  );
}
