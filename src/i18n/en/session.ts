/** What is said when a session ends while somebody works. */
export const signInAgain = {
  title: 'Sign in to continue',
  text: 'Your session has ended. Sign in to continue where you left off. What you entered is still here.',
  otpText: 'Enter the code from your authenticator app, or a recovery code.',
  signOut: 'Use another account',
};

/** What is said when a permission is taken away from somebody who has its screen open. */
export const lostAccess = {
  title: 'You no longer have access to “%{screen}”',
  permission: 'Your permission “%{permissions}” has been removed.',
  permissions: 'It requires one of these permissions, and you no longer have any of them: %{permissions}.',
  role: 'Your role has changed and no longer includes this screen.',
  contact: 'If you still need it, ask %{name} (%{email}).',
  exit: 'Go to “%{screen}”',
};
