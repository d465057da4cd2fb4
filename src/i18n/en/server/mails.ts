import { closingMails } from './closingMails.ts';
import type { MailWords } from '../../mailWords.ts';

/** The mails that the server writes. `%{…}` are gaps that it fills in. */
export const mails = {
  address: 'If the link does not open, paste this address into your browser:',
  footer: 'This email was sent automatically. Please do not reply.',
  contact: 'This email was sent automatically. Questions: %{email}',
  happenedAt: 'Time',
  signup: {
    subject: '[%{product}] Verify your email',
    title: 'Verify your email',
    lines: [
      'Thank you for signing up for %{product}.',
      'Use the link below to verify your email. You can then choose a password and enter your academy’s details.',
    ],
    action: 'Verify and continue',
    note: 'This link is valid for %{minutes} minutes. If you did not sign up, please ignore this email.',
  },
  signupTaken: {
    subject: '[%{product}] This email is already registered',
    title: 'This email is already registered',
    lines: [
      '%{name}, someone tried to sign up with this email, but it already has an account.',
      'If this was you, please sign in with your existing account. If not, you do not need to do anything.',
    ],
    action: 'Sign in',
  },
  phoneCode: {
    subject: '[%{product}] %{code} is your verification code',
    title: 'Your verification code',
    lines: ['Enter this code on the sign-up page to verify %{phone}.'],
    note: 'The code is valid for %{minutes} minutes. Do not share it with anyone.',
  },
  welcome: {
    subject: '[%{academy}] Welcome to %{product}',
    title: 'Welcome, %{name}',
    lines: [
      'The console of %{academy} is ready. Premium features are free for your first %{days} days.',
      'Students sign in to the study-room app with the academy ID and their email.',
    ],
    facts: [
      ['Academy ID', '%{groupId}'],
      ['Email', '%{email}'],
    ],
    action: 'Open the console',
  },
  studentInvitation: {
    subject: '[%{academy}] You are invited to our online study rooms',
    title: '%{name}, you are invited to our study rooms',
    lines: [
      '%{academy} has registered you for its online study rooms.',
      'Sign in to the study-room app with the details below and choose a password to start studying.',
    ],
    facts: [
      ['Academy ID', '%{groupId}'],
      ['Email', '%{email}'],
    ],
    action: 'Open the study rooms',
    note: 'This invitation is valid for %{days} days.',
  },
  weeklyReport: {
    subject: '[%{academy}] Weekly study report of %{name} (%{period})',
    title: '%{name}’s week at %{academy}',
    lines: ['The study report of %{period} is ready.'],
    facts: [
      ['Study time', '%{total}'],
      ['Attendance', '%{attendance}'],
    ],
    action: 'Read the report',
    note: 'The report can be read for %{days} days. Anyone who has the link can read it, so please do not pass it on.',
  },
  scheduledExport: {
    subject: '[%{academy}] %{title} (%{period})',
    title: '%{title}, %{period}',
    lines: ['%{content}'],
    action: 'Open the screen',
    note: 'You receive this because you are a recipient of a scheduled export. You can stop it here: %{settings}',
  },
  /** `%{content}` of a scheduled export. */
  exportContents: {
    attached: 'The file is attached. It contains personal data, so please do not pass it on.',
    linked:
      'The file is too large for an email. Sign in and download it from the screen: the days are already selected.',
    empty: 'There are no records for these days, so no file is attached.',
  },
  importDone: {
    subject: '[%{academy}] Your student import is finished',
    title: 'Your student import is finished',
    lines: ['%{name}, the import you started in %{product} is finished.'],
    facts: [
      ['File', '%{fileName}'],
      ['Added', '%{addedCount}'],
      ['Changed', '%{changedCount}'],
      ['Not accepted', '%{refusedCount}'],
    ],
    action: 'See the result',
  },
  importOfRows: 'Typed or pasted rows',
  managerInvitation: {
    subject: '[%{academy}] You are invited to %{product}',
    title: '%{name}, you are invited to %{product}',
    lines: [
      '%{inviter} has invited you to %{academy} as %{role}.',
      'Use the link below to confirm your name and phone number and choose a password, and you can start right away.',
    ],
    action: 'Accept invitation',
    note: 'This link can be used once, within %{days} days.',
  },
  /** `%{role}` of an invitation. */
  invitedRoles: { manager: 'a manager', observer: 'an observer' },
  reset: {
    subject: '[%{product}] Reset your password',
    title: 'Reset your password',
    lines: [
      '%{name}, a password reset was requested for the account %{email}.',
      'Use the link below to choose a new password. You will be signed out on all devices.',
    ],
    action: 'Choose a new password',
    note: 'This link can be used once, within %{minutes} minutes. If you did not request it, please ignore this email; your password will not change.',
  },
  passwordChanged: {
    subject: '[%{product}] Your password was changed',
    title: 'Your password was changed',
    lines: [
      '%{name}, your password was changed and your other devices have been signed out.',
      'If this was you, you do not need to do anything. If not, please reset your password right away.',
    ],
    action: 'Reset password',
  },
  guessed: {
    subject: '[%{product}] Several failed sign-in attempts',
    title: 'Several failed sign-in attempts',
    lines: [
      '%{name}, there have been %{failures} failed attempts in a row to sign in to your account. Sign-in attempts are limited for a while.',
      'If this was you, please wait a moment and sign in again. If not, please change to a password you do not use anywhere else and turn on two-factor authentication.',
    ],
    facts: [['IP address', '%{ipAddress}']],
    action: 'Reset password',
  },
  /** A change that someone made to their own second factor; `%{what}` is one of `secondFactorChanges`. */
  secondFactor: {
    subject: '[%{product}] %{what}',
    title: '%{what}',
    lines: [
      '%{name}, this change was made to your account. Your other devices have been signed out.',
      'If this was you, you do not need to do anything. If not, please reset your password right away.',
    ],
    action: 'Reset password',
  },
  /** A second factor that was reset for someone by `%{by}`, one of `resetBy`. */
  secondFactorReset: {
    subject: '[%{product}] %{what}',
    title: '%{what}',
    lines: [
      '%{name}, this change was made to your account. Your other devices have been signed out.',
      'You can now sign in with your password alone. After signing in, please turn two-factor authentication on again in your profile. If you did not request this, please tell %{by}.',
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
      'The %{what} of %{academy} lasts until %{date}. After that, only Premium features will be locked.',
      'Your students, managers, rooms and all records are kept, and new records continue to be saved. As soon as you start Premium, you can see all of them again.',
    ],
    facts: [['Last day of Premium', '%{date}']],
    action: 'Ask about Premium',
  },
  premiumEnded: {
    subject: '[%{academy}] Your %{what} has ended',
    title: '%{name}, your %{what} has ended',
    lines: [
      'The %{what} of %{academy} ended on %{date}, and Premium features are now locked.',
      'Your students, managers, rooms and all records are kept, and new records continue to be saved. As soon as you start Premium, you can see all of them again.',
    ],
    facts: [['Last day of Premium', '%{date}']],
    action: 'Ask about Premium',
  },
  ...closingMails,
  premiumKinds: { trial: 'free Premium trial', plan: 'Premium plan' },
  premiumDays: { today: 'today', tomorrow: 'tomorrow', later: 'in %{days} days' },
} satisfies Record<string, MailWords | Record<string, string> | string>;
