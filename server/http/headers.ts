import type { Config } from '../config.ts';

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/** What a page may have in itself, by nonce or by hash. */
interface Inline {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** The content security policy: our own files only, and the services that the configuration names. */
export function contentSecurityPolicy(config: Config, { scripts = [], styles = [] }: Inline): string {
  const chat = originOf(config.chatSdkUrl);
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...chat],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(config.sentryDsn), ...originOf(config.apiBaseUrl), ...chat],
    'frame-src': chat.length > 0 ? chat : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Headers of every answer. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'X-Frame-Options': 'DENY',
    ...(publicUrl.startsWith('https://')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
