import type { CurrentUser } from '../../core/currentUser.ts';

/** Whether the account must set up a second factor before anything else. */
export const lacksTwoFactor = ({
  requiresTwoFactor,
  hasTwoFactor,
}: Pick<CurrentUser, 'requiresTwoFactor' | 'hasTwoFactor'>): boolean => requiresTwoFactor && !hasTwoFactor;
