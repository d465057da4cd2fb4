import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { ProblemError } from '../../core/problem.ts';

type Keyed = Pick<Config, 'secretKey'>;
const algorithm = 'aes-256-gcm';
const mark = 'sealed1';
const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'second factor', 32));

/** Whether a stored secret is encrypted; those of earlier versions are not. */
export const isSealed = (stored: string) => stored.startsWith(`${mark}:`);

/**
 * A secret as the database holds it, encrypted for the account that it belongs to.
 *
 * @throws ProblemError SECRET_KEY_MISSING.
 */
export function seal(secret: string, owner: string, { secretKey }: Keyed): string {
  if (secretKey === undefined) throw new ProblemError('SECRET_KEY_MISSING');
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(secretKey), iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [mark, ...[iv, text, cipher.getAuthTag()].map(part => part.toString('base64url'))].join(':');
}

/**
 * The secret that the database holds.
 *
 * @throws ProblemError SECRET_KEY_WRONG when it was encrypted with another key.
 */
export function unseal(stored: string, owner: string, { secretKey }: Keyed): string {
  if (!isSealed(stored)) return stored;
  try {
    const [iv, text, tag] = stored
      .split(':')
      .slice(1)
      .map(part => Buffer.from(part, 'base64url'));
    const decipher = createDecipheriv(algorithm, keyOf(secretKey ?? ''), iv!)
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag!);
    return Buffer.concat([decipher.update(text!), decipher.final()]).toString('utf8');
  } catch {
    throw new ProblemError('SECRET_KEY_WRONG');
  }
}
