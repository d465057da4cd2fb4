import type { Config } from '../../config/config.ts';
import { decrypt, encrypt, isEncrypted } from '../../core/encrypted.ts';
import { ProblemError } from '../../core/problem.ts';

type Keyed = Pick<Config, 'secretKey'>;
const purpose = 'second factor';

/** Whether a stored secret is encrypted; those of earlier versions are not. */
export const isSealed = isEncrypted;

/**
 * A secret as the database holds it, encrypted for the account that it belongs to.
 *
 * @throws ProblemError SECRET_KEY_MISSING.
 */
export function seal(secret: string, owner: string, { secretKey }: Keyed): string {
  if (secretKey === undefined) throw new ProblemError('SECRET_KEY_MISSING');
  return encrypt(secret, { secretKey, purpose, owner });
}

/**
 * The secret that the database holds.
 *
 * @throws ProblemError SECRET_KEY_WRONG when it was encrypted with another key.
 */
export function unseal(stored: string, owner: string, { secretKey }: Keyed): string {
  if (!isSealed(stored)) return stored;
  const secret = decrypt(stored, { secretKey: secretKey ?? '', purpose, owner });
  if (secret === null) throw new ProblemError('SECRET_KEY_WRONG');
  return secret;
}
