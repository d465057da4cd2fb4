import type { Config } from '../config.ts';

export const requestedWith = 'studyroom-console';

/**
 * Whether a change comes from our own pages: a header that other sites cannot send, and an `Origin` that is the
 * configured address or the very host that was called.
 */
export function isOurOrigin(request: Request, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (request.headers.get('X-Requested-With') !== requestedWith) return false;
  const origin = request.headers.get('Origin');
  if (origin === null || !URL.canParse(origin)) return false;
  if (origin === new URL(publicUrl).origin) return true;
  return new URL(origin).host === (request.headers.get('Host') ?? new URL(request.url).host);
}
