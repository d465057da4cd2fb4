import type { Config } from '../config/config.ts';

const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);

/** What a page may have in itself, by nonce or by hash. */
interface Inline {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** The content security policy: our own files only, and the services that the configuration names. */
export function contentSecurityPolicy(config: Config, { scripts = [], styles = [] }: Inline): string {
  const chat = chatSources(config);
  const api = originOf(config.apiBaseUrl);
  // Chat widgets put style elements without a nonce into the page, and a nonce or hash would rule those out.
  const ownStyles = chat.web.length > 0 ? ["'unsafe-inline'"] : styles;
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...chat.web],
    'style-src': ["'self'", ...ownStyles, ...chat.web],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...chat.web],
    'media-src': ["'self'", ...chat.web],
    'font-src': ["'self'", ...(chat.web.length > 0 ? ['data:'] : []), ...chat.web],
    'connect-src': ["'self'", ...originOf(config.sentryDsn), ...api, ...chat.web, ...chat.sockets],
    'frame-src': chat.web.length > 0 ? chat.web : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Where a chat widget's parts come from, and its web sockets; nothing without a chat. */
function chatSources({ chatSdkUrl, chatKey, chatHosts }: Config) {
  if (chatSdkUrl === undefined || chatKey === undefined) return { web: [], sockets: [] };
  const listed = chatHosts.map(host => (/^https?:/.test(host) ? host : `https://${host}`));
  const web = [...new Set([...originOf(chatSdkUrl), ...listed])];
  return { web, sockets: web.map(origin => origin.replace(/^http/, 'ws')) };
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
