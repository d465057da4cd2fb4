import { createHmac, timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { serverLimits } from '../../config/serverLimits.ts';
import type { MailEvent } from './mailEvent.ts';
import { readMailgun } from './readMailgun.ts';
import { readOwn } from './readOwn.ts';
import { readResend } from './readResend.ts';

interface Request {
  headers: Headers;
  body: string;
  secret: string;
  now: Date;
}

const { signedSeconds, mailgunSeconds } = serverLimits.mailEvents;
const isRecent = (seconds: number, now: Date, within: number) =>
  Math.abs(now.getTime() / 1_000 - seconds) <= within;
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether the headers of Standard Webhooks sign the body; services that use Svix name them after it. */
function isSigned({ headers, body, secret, now }: Request): boolean {
  const header = (name: string) => headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? '';
  const seconds = Number(header('timestamp'));
  if (!Number.isSafeInteger(seconds) || !isRecent(seconds, now, signedSeconds)) return false;
  const webhook = secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
  const expected = webhook.sign(header('id'), new Date(seconds * 1_000), body);
  return header('signature')
    .split(' ')
    .some(each => isSame(each, expected));
}

/** Whether the body has Mailgun's signature, which is over its time and a random token. */
function isSignedByMailgun(signature: Record<string, unknown>, { secret, now }: Request): boolean {
  const { timestamp, token, signature: given } = signature;
  if (typeof timestamp !== 'string' || typeof token !== 'string' || typeof given !== 'string') return false;
  const expected = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex');
  return isRecent(Number(timestamp), now, mailgunSeconds) && isSame(given, expected);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * What a mail service reports, in the form of docs/mail-events.md, of Mailgun or of Resend; null if it is not signed with the
 * secret, or too long ago.
 *
 * @throws SyntaxError for what is no JSON, yup.ValidationError for another form
 */
export function readMailEvents(request: Request): MailEvent[] | null {
  const isByHeaders = isSigned(request);
  if (!isByHeaders && !request.body.includes('"event-data"')) return null;
  const body: unknown = JSON.parse(request.body);
  if (isByHeaders) return isRecord(body) && 'data' in body ? readResend(body) : readOwn(body);
  const signature = isRecord(body) ? body['signature'] : undefined;
  return isRecord(signature) && isSignedByMailgun(signature, request) ? readMailgun(body) : null;
}
