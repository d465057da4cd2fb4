import type { Config } from '../../config/config.ts';
import type { Finding } from './Finding.ts';

/** Whether TRUST_PROXY agrees with PUBLIC_URL: the server itself speaks no TLS, so that https means a proxy. */
export function checkProxy({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): Finding {
  const name = 'Proxy';
  const isHttps = publicUrl.startsWith('https://');
  if (isHttps && !trustProxy)
    return {
      name,
      state: 'warning',
      text: 'Behind a proxy, all clients share its address, and rate limits apply to all of them together. Set TRUST_PROXY=1 if the proxy sets X-Forwarded-For.',
    };
  if (!isHttps && trustProxy)
    return {
      name,
      state: 'warning',
      text: 'TRUST_PROXY=1 without https in PUBLIC_URL. Without a proxy, clients can claim any address.',
    };
  return { name, state: 'ok', text: trustProxy ? 'X-Forwarded-For is trusted.' : 'No proxy is trusted.' };
}
