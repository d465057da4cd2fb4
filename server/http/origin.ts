import type { Config } from '../config.ts';

export const requestedWith = 'studyroom-console';

/**
 * Whether a change comes from our own pages: a header that other sites cannot send, and an `Origin` that is the
 * configured address, one of the allowed consoles or the very host that was called.
 */
export function isOurOrigin(
  request: Request,
  { publicUrl, consoleOrigins }: Pick<Config, 'publicUrl' | 'consoleOrigins'>,
): boolean {
  if (request.headers.get('X-Requested-With') !== requestedWith) return false;
  const origin = request.headers.get('Origin');
  if (origin === null || !URL.canParse(origin)) return false;
  if (origin === new URL(publicUrl).origin || consoleOrigins.includes(origin)) return true;
  return new URL(origin).host === hostOf(request);
}

/** The host that was called, with its port. */
const hostOf = (request: Request) => request.headers.get('Host') ?? new URL(request.url).host;

/** Whether an allowed console on another host makes a request, so that browsers take it for another site's. */
export function isFromOtherHost(
  request: Request,
  { consoleOrigins }: Pick<Config, 'consoleOrigins'>,
): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null || !consoleOrigins.includes(origin)) return false;
  return new URL(origin).hostname !== new URL(`http://${hostOf(request)}`).hostname;
}
