import type { Config } from '../../config/config.ts';
import { isFromOtherHost } from '../../core/origin.ts';

type Site = Pick<Config, 'publicUrl'>;
type Consoles = Pick<Config, 'consoleOrigins'>;
const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith('https://');

/** Under HTTPS the browser itself guarantees that the cookies are ours alone. */
export const cookieNames = (config: Site) =>
  isSecure(config)
    ? { session: '__Host-session', browser: '__Host-browser', singleSignOn: '__Host-single-sign-on' }
    : { session: 'session', browser: 'browser', singleSignOn: 'single-sign-on' };

export const cookieName = (config: Site) => cookieNames(config).session;

/**
 * A `Set-Cookie` header; with null as value it takes the cookie away. A console on another host gets a cookie that browsers
 * send across sites, which they take only if it is secure.
 */
export function cookieHeader(
  config: Site & Consoles,
  request: Request,
  name: string,
  value: string | null,
  maxAgeSeconds: number,
): string {
  const crossSite = isFromOtherHost(request, config);
  const parts = [
    `${name}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${crossSite ? 'None' : 'Lax'}`,
    `Max-Age=${value === null ? 0 : maxAgeSeconds}`,
  ];
  if (crossSite || isSecure(config)) parts.push('Secure');
  return parts.join('; ');
}

/** The `Set-Cookie` header that gives, or with null takes away, the session. */
export const sessionCookie = (
  config: Site & Consoles,
  request: Request,
  token: string | null,
  maxAgeSeconds = 0,
): string => cookieHeader(config, request, cookieName(config), token, maxAgeSeconds);
