import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { decrypt, encrypt } from '../../core/encrypted.ts';
import { ProblemError } from '../../core/problem.ts';

type Keyed = Pick<Config, 'secretKey'>;
interface Owner {
  groupId: string;
  webhookId: string;
}

const purpose = 'webhooks';
const bytes = 32;
const ownerOf = ({ groupId, webhookId }: Owner) => `${groupId} ${webhookId}`;

/** A new secret in the form of Standard Webhooks. */
export const newWebhookSecret = () => `whsec_${randomBytes(bytes).toString('base64')}`;

/**
 * A secret as the database holds it.
 *
 * @throws ProblemError WEBHOOK_KEY_MISSING when the server has no SECRET_KEY
 */
export function sealWebhookSecret(secret: string, of: Owner, { secretKey }: Keyed): string {
  if (secretKey === undefined) throw new ProblemError('WEBHOOK_KEY_MISSING');
  return encrypt(secret, { secretKey, purpose, owner: ownerOf(of) });
}

/** The secret that the database holds; null when the server's SECRET_KEY is not the one that it was encrypted with. */
export const unsealWebhookSecret = (stored: string, of: Owner, { secretKey }: Keyed): string | null =>
  decrypt(stored, { secretKey: secretKey ?? '', purpose, owner: ownerOf(of) });
