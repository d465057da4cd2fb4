import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl'>;
const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith('https://');

/** Under HTTPS the browser itself guarantees that the cookies are ours alone. */
export const cookieNames = (config: Site) =>
  isSecure(config)
    ? { session: '__Host-session', browser: '__Host-browser' }
    : { session: 'session', browser: 'browser' };

export const cookieName = (config: Site) => cookieNames(config).session;

/** A `Set-Cookie` header; with null as value it takes the cookie away. */
export function cookieHeader(
  config: Site,
  name: string,
  value: string | null,
  maxAgeSeconds: number,
): string {
  const parts = [
    `${name}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${value === null ? 0 : maxAgeSeconds}`,
  ];
  if (isSecure(config)) parts.push('Secure');
  return parts.join('; ');
}

/** The `Set-Cookie` header that gives, or with null takes away, the session. */
export const sessionCookie = (config: Site, token: string | null, maxAgeSeconds = 0): string =>
  cookieHeader(config, cookieName(config), token, maxAgeSeconds);
