import { addDays, startOfDay } from 'date-fns';
import { tz } from '@date-fns/tz';
import { languages } from '../../src/domain/choices.ts';
import type { Config } from '../config/config.ts';
import { serverLimits } from '../config/serverLimits.ts';

/**
 * The content of `/.well-known/security.txt` (RFC 9116), the same all day (UTC); null without `SECURITY_CONTACT`. Addresses
 * in it have to be https, so that `Canonical` is there only if `PUBLIC_URL` is.
 */
export function securityText(
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
  now: Date,
): string | null {
  if (securityContact === undefined) return null;
  const expires = addDays(startOfDay(now, { in: tz('UTC') }), serverLimits.securityTextDays);
  const fields = [
    ['Contact', new URL(securityContact).href],
    ['Expires', new Date(expires).toISOString()],
    ['Preferred-Languages', languages.join(', ')],
    ...(publicUrl.startsWith('https://') ? [['Canonical', `${publicUrl}/.well-known/security.txt`]] : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
