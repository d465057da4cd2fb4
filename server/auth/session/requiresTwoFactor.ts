import type { Config } from '../../config/config.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

/** Whether an account has to have a second factor: by its academy's settings, a super administrator by the server's. */
export const requiresTwoFactor = (
  { role, requiresTwoFactor: byAcademy }: Pick<CurrentUser, 'role' | 'requiresTwoFactor'>,
  { requireSecondFactorForSuperAdmin }: Pick<Config, 'requireSecondFactorForSuperAdmin'>,
): boolean => byAcademy || (role === 'SUPER_ADMIN' && requireSecondFactorForSuperAdmin);
