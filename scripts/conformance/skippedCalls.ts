import type { CallName } from '../../src/contract/index.ts';

const byMail = 'It needs a code from a mail.';
const sends = 'It sends mails; run with --mails to check it.';
const stays = 'What it writes stays, and the contract has no call that takes it back.';

/** Calls that are not made on a server in use, and why. Their rejections are checked. */
export const skippedCalls: Partial<Record<CallName, string>> = {
  'auth.valid': byMail,
  'auth.requestEmail': 'It sends a mail to a person who wants to sign up.',
  'auth.verifyEmail': byMail,
  'auth.createOwner': stays,
  'auth.acceptSubscriptions': 'It begins the trial, once.',
  'auth.requestReset': 'It sends a mail to a person who has forgotten a password.',
  'auth.resetPassword': byMail,
  'auth.acceptManager': byMail,
  'auth.requestPhone': 'It sends a text message.',
  'auth.verifyPhone': 'It needs a code from a text message.',
  'session.initialize': 'It ends the set-up, once.',
  'session.endOtherSignIns': 'It would sign the same person out elsewhere.',
  'session.endSignIn': 'It would sign the same person out elsewhere.',
  'session.startTwoFactor': 'It would begin to change how a user signs in.',
  'session.confirmTwoFactor': 'It would change how a user signs in.',
  'session.renewRecoveryCodes': 'It would change how a user signs in.',
  'groups.updateSecuritySettings': 'It would change how everyone in the academy signs in.',
  'managers.resetTwoFactor': 'It would change how a user signs in.',
  'admin.resetOwnerTwoFactor': 'It would change how a user signs in.',
  'session.endTwoFactor': 'It would change how a user signs in.',
  'imports.match': 'The kit knows no people to ask about.',
  'imports.send': stays,
  'rooms.end': 'An ended room stays ended.',
  'rooms.removeUser': 'It would remove a user from a room.',
  'admin.resendLiveKitRequest': 'It would ask the LiveKit server for something again.',
  'study.correct': 'A correction stays in the record’s history.',
  'attendances.correct': 'A correction stays in the record’s history.',
  'templates.test': sends,
  'students.resendEmail': sends,
  'notifications.create': 'A notification stays in the delivery log.',
  'notifications.update': 'A notification stays in the delivery log.',
  'inquiries.create': stays,
  'audits.recordExport': stays,
  'admin.updateSubscription': 'Every change stays in the subscription’s history.',
  'admin.migrate': 'It moves students.',
  'admin.rollBack': 'It moves students.',
};
