import type { MailWords } from '../../mailWords.ts';

/** The mails that the server writes. `%{…}` are gaps that it fills in. */
export const mails = {
  product: 'Studyroom Console',
  address: 'If the button does not work, copy this address into your browser:',
  footer: 'This mail was sent automatically; replies are not read.',
  happenedAt: 'Time',
  signup: {
    subject: '[Studyroom Console] Confirm your email',
    title: 'Confirm your email',
    lines: [
      'Thank you for signing up to Studyroom Console.',
      'Press the button to confirm this address; then choose a password and tell us about your academy.',
    ],
    action: 'Confirm and continue',
    note: 'The link is valid for %{minutes} minutes. If you did not sign up, please ignore this mail.',
  },
  signupTaken: {
    subject: '[Studyroom Console] This email has an account already',
    title: 'This email has an account already',
    lines: [
      '%{name}, somebody wanted to sign up with this email, but it has an account already.',
      'If this was you, please sign in with that account. If not, there is nothing to do.',
    ],
    action: 'Sign in',
  },
  phoneCode: {
    subject: '[Studyroom Console] %{code} is your verification code',
    title: 'Your verification code',
    lines: ['Enter this code on the sign-up page to verify %{phone}.'],
    note: 'The code is valid for %{minutes} minutes. Do not share it with anyone.',
  },
  welcome: {
    subject: '[%{academy}] Welcome to Studyroom Console',
    title: 'Welcome, %{name}',
    lines: [
      'The console of %{academy} is ready. Premium features are free for the first %{days} days.',
      'Students sign in to the study-room app with the academy ID and their email.',
    ],
    facts: [
      ['Academy ID', '%{groupId}'],
      ['Email', '%{email}'],
    ],
    action: 'Open the console',
  },
  studentInvitation: {
    subject: '[%{academy}] You are invited to the online study room',
    title: '%{name}, welcome to the study room',
    lines: [
      '%{academy} has registered you for its online study rooms.',
      'Sign in to the study-room app with the details below, choose a password, and start studying.',
    ],
    facts: [
      ['Academy ID', '%{groupId}'],
      ['Email', '%{email}'],
    ],
    note: 'This invitation is valid for %{days} days.',
  },
  managerInvitation: {
    subject: '[%{academy}] You are invited to the study-room console',
    title: '%{name}, welcome to the study-room console',
    lines: [
      '%{inviter} invites you to %{academy} as %{role}.',
      'Confirm your name and phone number and choose a password, and you can start at once.',
    ],
    action: 'Accept invitation',
    note: 'The link works once, within %{days} days.',
  },
  /** `%{role}` of an invitation. */
  invitedRoles: { manager: 'a manager', observer: 'an observer' },
  reset: {
    subject: '[Studyroom Console] Reset your password',
    title: 'Reset your password',
    lines: [
      '%{name}, a new password was requested for %{email}.',
      'Press the button to choose one. You will be signed out on every device.',
    ],
    action: 'Choose a new password',
    note: 'The link works once, within %{minutes} minutes. If you did not ask for it, ignore this mail; your password stays as it is.',
  },
  passwordChanged: {
    subject: '[Studyroom Console] Your password was changed',
    title: 'Your password was changed',
    lines: [
      '%{name}, your password was changed and other devices were signed out.',
      'If this was you, there is nothing to do. If not, please reset your password at once.',
    ],
    action: 'Reset password',
  },
  guessed: {
    subject: '[Studyroom Console] Several attempts to sign in failed',
    title: 'Several attempts to sign in failed',
    lines: [
      '%{name}, %{failures} attempts in a row to sign in to your account have failed. Further attempts are slowed down for a while.',
      'If this was you, please wait a moment and sign in again. If not, choose a password that you use nowhere else, and turn on two-factor authentication.',
    ],
    facts: [['IP address', '%{ipAddress}']],
    action: 'Reset password',
  },
  /** A change that somebody made to their own second factor; `%{what}` is one of `secondFactorChanges`. */
  secondFactor: {
    subject: '[Studyroom Console] %{what}',
    title: '%{what}',
    lines: [
      '%{name}, this concerns your account. Other devices were signed out.',
      'If this was you, there is nothing to do. If not, please reset your password at once.',
    ],
    action: 'Reset password',
  },
  /** A second factor that was reset for somebody by `%{by}`, one of `resetBy`. */
  secondFactorReset: {
    subject: '[Studyroom Console] %{what}',
    title: '%{what}',
    lines: [
      '%{name}, this concerns your account. Other devices were signed out.',
      'From now on the password alone is enough to sign in. Please turn two-factor authentication on again in your profile. If you did not ask for this, tell %{by}.',
    ],
    action: 'Reset password',
  },
  secondFactorChanges: {
    twoFactorOn: 'Two-factor authentication was turned on',
    twoFactorOff: 'Two-factor authentication was turned off',
    recoveryCodes: 'New recovery codes were issued',
    twoFactorReset: 'Your two-factor authentication was reset',
  },
  resetBy: { owner: 'the owner of your academy', administrator: 'the system administrator' },
  /** `%{what}` is one of `premiumKinds`, `%{when}` one of `premiumDays`. */
  premiumEnds: {
    subject: '[%{academy}] Your %{what} ends %{when}',
    title: '%{name}, your %{what} ends %{when}',
    lines: [
      'The %{what} of %{academy} lasts until %{date}. After that, what is Premium is locked, and nothing else.',
      'Students, managers, rooms and every record stay as they are, and records go on being kept. With Premium you see all of it again at once.',
    ],
    facts: [['Last day of Premium', '%{date}']],
    action: 'Ask about Premium',
  },
  premiumEnded: {
    subject: '[%{academy}] Your %{what} has ended',
    title: '%{name}, your %{what} has ended',
    lines: [
      'The %{what} of %{academy} ended on %{date}, and what is Premium is locked.',
      'Students, managers, rooms and every record stay as they are, and records go on being kept. With Premium you see all of it again at once.',
    ],
    facts: [['Last day of Premium', '%{date}']],
    action: 'Ask about Premium',
  },
  premiumKinds: { trial: 'free Premium', plan: 'Premium plan' },
  premiumDays: { today: 'today', tomorrow: 'tomorrow', later: 'in %{days} days' },
} satisfies Record<string, MailWords | Record<string, string> | string>;
