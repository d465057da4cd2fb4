/** The dialog when a session ends during work. */
export const signInAgain = {
  title: 'Sign in to continue',
  text: 'Your session has ended. Sign in and this page continues where it was; what you have typed is still here.',
  otpText: 'Enter the code of your authenticator app, or a recovery code.',
  signOut: 'Use another account',
};

/** The page when a permission is withdrawn while its screen is open. */
export const lostAccess = {
  title: 'You no longer have access to “%{screen}”',
  permission: 'Your permission “%{permissions}” has been removed.',
  permissions: 'It needs one of these permissions, and you have none of them any more: %{permissions}.',
  role: 'Your role has changed, and this screen is not part of the new one.',
  contact: 'If you still need it, ask %{name} (%{email}).',
  exit: 'Go to “%{screen}”',
};
