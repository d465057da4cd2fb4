import type { StatusOf } from '../../../src/domain/statuses.ts';
import type { apiKeys } from '../../database/schema/index.ts';

type Ends = Pick<typeof apiKeys.$inferSelect, 'expiresAt' | 'revokedAt'>;

/** Whether a key can be used at an instant, and why not. */
export const keyState = ({ expiresAt, revokedAt }: Ends, now: Date): StatusOf<'apiKeyState'> => {
  if (revokedAt !== null) return 'REVOKED';
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
};
