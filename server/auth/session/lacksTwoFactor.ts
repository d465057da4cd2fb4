import type { CurrentUser } from '../../core/currentUser.ts';

/** Whether somebody has to set up a second factor before they can do anything else. */
export const lacksTwoFactor = ({
  requiresTwoFactor,
  hasTwoFactor,
}: Pick<CurrentUser, 'requiresTwoFactor' | 'hasTwoFactor'>): boolean => requiresTwoFactor && !hasTwoFactor;
