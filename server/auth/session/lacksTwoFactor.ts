import type { SignedIn } from '../../core/signedIn.ts';

/** Whether somebody has to set up a second factor before they can do anything else. */
export const lacksTwoFactor = ({
  requiresTwoFactor,
  hasTwoFactor,
}: Pick<SignedIn, 'requiresTwoFactor' | 'hasTwoFactor'>): boolean => requiresTwoFactor && !hasTwoFactor;
