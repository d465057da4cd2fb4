import type { Config } from '../config.ts';
import { isFromOtherHost } from '../http/origin.ts';

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https://');

/** Under HTTPS the browser itself guarantees that the cookie is ours alone. */
export const cookieName = (config: Pick<Config, 'publicUrl'>) =>
  isSecure(config) ? '__Host-session' : 'session';

/**
 * The `Set-Cookie` header that gives, or with null takes away, the session. A console on another host gets a cookie that
 * browsers send across sites, which they take only if it is secure.
 */
export function sessionCookie(
  config: Pick<Config, 'publicUrl' | 'consoleOrigins'>,
  request: Request,
  token: string | null,
  maxAgeSeconds = 0,
): string {
  const crossSite = isFromOtherHost(request, config);
  const parts = [
    `${cookieName(config)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${crossSite ? 'None' : 'Lax'}`,
    `Max-Age=${token === null ? 0 : maxAgeSeconds}`,
  ];
  if (crossSite || isSecure(config)) parts.push('Secure');
  return parts.join('; ');
}
