import { academyIdIn } from './academySignInPath.ts';

/**
 * Where a visitor wanted to go before signing in (specification, section 2). The login page itself, or that of an academy, is forgotten; the
 * root, error, reset and auth pages lead to the dashboard; anything else is kept as it is.
 */
export function rememberedPath(path: string): string | null {
  const pathname = path.split(/[?#]/)[0] ?? '';
  if (pathname === '/auth/login' || academyIdIn(pathname) !== null) return null;
  if (
    pathname === '/' ||
    pathname.startsWith('/error') ||
    pathname.includes('resetpw') ||
    pathname.startsWith('/auth')
  )
    return '/dashboard';
  return path;
}

/**
 * The path that a `from` parameter may lead to, or null. It comes from the address bar, so it must be a path of this
 * origin and one that the console knows.
 */
export function safeReturnPath(from: string | null, isKnown: (pathname: string) => boolean): string | null {
  if (from === null || !from.startsWith('/') || from.startsWith('//') || /[\\\p{Cc}]/u.test(from))
    return null;
  const origin = 'https://console.invalid';
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null;
  if (url === null || url.origin !== origin) return null;
  const kept = rememberedPath(url.pathname + url.search + url.hash);
  return kept !== null && isKnown(kept.split(/[?#]/)[0] ?? '') ? kept : null;
}
