import type { Config } from '../../../config/config.ts';
import type { Delivery } from '../delivery.ts';
import type { PostResult } from './post.ts';
import { postSigned } from './postSigned.ts';

/** Posts an event to the operator's billing system, wherever that is; null, which cancels it, when there is none any more. */
export async function postBilling(
  { billing }: Pick<Config, 'billing'>,
  delivery: Delivery,
  now: Date,
): Promise<PostResult | null> {
  if (billing === undefined) return null;
  const { url, secret } = billing;
  return postSigned(delivery, { url, secrets: [secret], allowedHosts: [new URL(url).host], now });
}
