import { limits } from '../../domain/limits.ts';
/** The own profile. */
export const myProfile = {
  caption: 'Your name, profile image and sign-in settings.',
  saved: 'Your profile has been updated.',
  failed: 'Your profile could not be updated.',
  info: {
    title: 'Profile',
    emailFixed: 'The email cannot be changed.',
    language: 'Language of emails',
    languageOf:
      'Emails to you are in this language. The language of the console is chosen at the top of the page.',
  },
  password: {
    title: 'Password',
    text: 'Changing your password signs you out on all other devices.',
    current: 'Current password',
    save: 'Change password',
    saved: 'The password has been changed.',
    failed: 'The password could not be changed.',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    text: 'After your password, you also enter a code from an authenticator app on your phone. The password alone is not enough to sign in.',
    confirmText: 'Please confirm with your password first.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnOffText:
      'You will then be able to sign in with your password alone. Please confirm with your password.',
    turnedOff: 'Two-factor authentication is off.',
    newCodes: 'New recovery codes',
    newCodesText: 'Your previous recovery codes will stop working. Please confirm with your password.',
    codesLeft: '%{count} recovery codes left.',
    scan: `Scan the QR code with an authenticator app, then enter the ${limits.twoFactorCode.digits}-digit code it shows.`,
    qr: 'QR code for the authenticator app',
    secret: 'Or enter this key in the app:',
    codesTitle: 'Save your recovery codes',
    codesText:
      'If you don’t have your phone, you can sign in with one of these codes. Each code works once. Keep them in a safe place; they won’t be shown again.',
    copy: 'Copy',
    copied: 'Copied.',
    download: 'Download',
    codesKept: 'I’ve saved these codes',
    required: {
      title: 'Set up two-factor authentication',
      academy:
        'Your academy requires it for everyone. After your password, you confirm each sign-in with a code from an authenticator app on your phone. Setup takes about two minutes.',
      server:
        'It is required for system administrators. After your password, you confirm each sign-in with a code from an authenticator app on your phone. Setup takes about two minutes.',
      setUp: 'Set up now',
    },
  },
  signIns: {
    title: 'Signed-in devices',
    text: 'Browsers where you are currently signed in. If you don’t recognise one, sign out everywhere else and change your password.',
    current: 'This browser',
    unknown: 'Unknown browser',
    since: 'Signed in',
    seen: 'last active',
    end: 'Sign out everywhere else',
    endOne: 'Sign out',
    endNamed: 'Sign out on %{name}',
    endedOne: 'That browser has been signed out.',
    ended: 'You have been signed out everywhere else.',
  },
};
