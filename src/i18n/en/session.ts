/** The dialog when a session ends during work. */
export const signInAgain = {
  title: 'Sign in to continue',
  text: 'Your session has ended. Sign in to continue where you left off. What you entered is still here.',
  otpText: 'Enter the code from your authenticator app, or a recovery code.',
  signOut: 'Use another account',
};

/** The page when a permission is withdrawn while its screen is open. */
export const lostAccess = {
  title: 'You no longer have access to “%{screen}”',
  permission: 'Your permission “%{permissions}” has been removed.',
  permissions: 'It requires one of these permissions, and you no longer have any of them: %{permissions}.',
  role: 'Your role has changed and no longer includes this screen.',
  contact: 'If you still need it, ask %{name} (%{email}).',
  exit: 'Go to “%{screen}”',
};
