import { limits } from '../../domain/limits.ts';
export const login = {
  title: 'Sign in',
  text: 'For academy owners, managers and observers.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  forgot: 'Forgot your password?',
  noAccount: 'No academy yet?',
  signup: 'Sign up',
  otp: {
    title: 'Two-factor authentication',
    text: `Enter the ${limits.twoFactorCode.digits}-digit code from your authenticator app.`,
    code: 'Code',
    recovery: 'Recovery code',
    recoveryText: 'Enter one of your saved recovery codes. Each code works once.',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    back: 'Back',
  },
  demo: {
    title: 'Demo accounts',
    text: 'Choose one to sign in immediately.',
    password: 'Password for all: %{password}',
  },
  auth: {
    title: 'Run your online study room',
    text: 'Sign in to your academy’s console, or create a new academy.',
  },
};
