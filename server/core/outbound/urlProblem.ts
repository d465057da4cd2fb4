import { isIP } from 'node:net';
import { isAllowedHost } from './isAllowedHost.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** An IPv6 address without its brackets. */
const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
const localName = /(^|\.)(localhost|local|internal)\.?$/;

/** Why events cannot be posted to an address, as the key of a message; null when they can as far as it says itself. */
export function urlProblem(address: string, allowed: readonly string[]): string | null {
  if (!URL.canParse(address)) return 'validation.webhookUrl';
  const url = new URL(address);
  if (isAllowedHost(url, allowed)) return null;
  const literal = literalOf(url);
  if (isIP(literal) === 0 ? localName.test(literal) : !isPublicAddress(literal))
    return 'validation.webhookPrivate';
  return url.protocol === 'https:' ? null : 'validation.webhookUrl';
}
