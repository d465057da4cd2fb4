import type { Config } from '../../config/config.ts';
import { isLoopback } from '../../config/isLoopback.ts';
import type { Finding } from './Finding.ts';

/** Whether PUBLIC_URL is an address at which people can reach the console safely. */
export function checkAddress({ publicUrl, demo }: Pick<Config, 'publicUrl' | 'demo'>): Finding {
  const name = 'Address';
  const { protocol, hostname, pathname } = new URL(publicUrl);
  const warning = (text: string): Finding => ({ name, state: 'warning', text: `${publicUrl}: ${text}` });
  if (pathname !== '/')
    return warning('PUBLIC_URL has a path, but the console is served from the root of a host.');
  if (isLoopback(hostname) && !demo)
    return warning('only this machine can reach it, and links in emails point there. Set PUBLIC_URL.');
  if (!isLoopback(hostname) && protocol !== 'https:')
    return warning(
      'passwords and cookies are sent unencrypted. Put a proxy with TLS in front, and set https://.',
    );
  return { name, state: 'ok', text: publicUrl };
}
