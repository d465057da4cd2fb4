import type { Config } from '../config.ts';

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https://');

/** Under HTTPS the browser itself guarantees that the cookie is ours alone. */
export const cookieName = (config: Pick<Config, 'publicUrl'>) =>
  isSecure(config) ? '__Host-session' : 'session';

/** The `Set-Cookie` header that gives, or with null takes away, the session. */
export function sessionCookie(
  config: Pick<Config, 'publicUrl'>,
  token: string | null,
  maxAgeSeconds = 0,
): string {
  const parts = [
    `${cookieName(config)}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${token === null ? 0 : maxAgeSeconds}`,
  ];
  if (isSecure(config)) parts.push('Secure');
  return parts.join('; ');
}
