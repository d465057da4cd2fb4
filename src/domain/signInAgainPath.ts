/** Where a sign-in leads that a window was opened for, above work that goes on elsewhere: the window closes. No screen is there. */
export const signInAgainPath = '/auth/again';
