import net from 'node:net';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../config/isLoopback.ts';

export const requestedWith = 'studyroom-console';

type Settings = Pick<Config, 'publicUrl' | 'demo' | 'academyHosts'>;

const hostOf = (request: Request) => request.headers.get('Host') ?? new URL(request.url).host;

/**
 * Whether a request was sent to a host that is ours. The demo, whose passwords are public, is served only at the
 * configured address, on this machine and at bare IP addresses: any other name can be pointed at it by a stranger's
 * page (DNS rebinding).
 */
export function isOurHost(request: Request, { publicUrl, demo, academyHosts }: Settings): boolean {
  if (!demo) return true;
  const host = hostOf(request);
  if (host === new URL(publicUrl).host || academyHosts.some(each => each.host === host)) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) || net.isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/**
 * Whether a change comes from our own pages: a header that other sites cannot send, and an `Origin` that is the
 * configured address, one of the allowed consoles or the very host that was called.
 */
export function isOurOrigin(request: Request, settings: Settings & Pick<Config, 'consoleOrigins'>): boolean {
  if (request.headers.get('X-Requested-With') !== requestedWith) return false;
  const origin = request.headers.get('Origin');
  if (origin === null || !URL.canParse(origin)) return false;
  const ours = new URL(settings.publicUrl);
  if (origin === ours.origin || settings.consoleOrigins.includes(origin)) return true;
  const { host } = new URL(origin);
  // The configured host with another scheme indicates a third party between browser and proxy.
  return host !== ours.host && host === hostOf(request) && isOurHost(request, settings);
}

/** Whether an allowed console on another host makes a request, so that browsers take it for another site's. */
export function isFromOtherHost(
  request: Request,
  { consoleOrigins }: Pick<Config, 'consoleOrigins'>,
): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null || !consoleOrigins.includes(origin)) return false;
  return new URL(origin).hostname !== new URL(`http://${hostOf(request)}`).hostname;
}
