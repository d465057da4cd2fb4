import { Webhook } from 'standardwebhooks';
import type { Delivery } from '../delivery.ts';
import { payloadOf } from '../payloadOf.ts';
import { post, type PostResult } from './post.ts';

interface To {
  url: string;
  /** Each signs; receivers know one of them. */
  secrets: readonly string[];
  allowedHosts: readonly string[];
  now: Date;
}

/** Posts an event as Standard Webhooks say. */
export function postSigned(delivery: Delivery, { url, secrets, allowedHosts, now }: To): Promise<PostResult> {
  const body = payloadOf(delivery);
  return post({
    url,
    body,
    allowedHosts,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Studyroom-Webhooks/1',
      'webhook-id': delivery.eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map(each => new Webhook(each).sign(delivery.eventId, now, body)).join(' '),
    },
  });
}
