import type { Config } from '../config/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'academyHosts'>;

/**
 * The academy whose own host a request was sent to; null at any other host. Only hosts of the configuration count, so that nothing
 * is ever decided by a name that a stranger has put into the request.
 */
export const academyAtHost = (
  request: Request,
  { academyHosts }: Pick<Config, 'academyHosts'>,
): string | null => {
  const host = (request.headers.get('Host') ?? new URL(request.url).host).toLowerCase();
  return academyHosts.find(each => each.host === host)?.groupId ?? null;
};

/** The address of the console as an academy's people know it, without a slash at the end. */
export function academyUrl({ publicUrl, academyHosts }: Settings, groupId: string): string {
  const own = academyHosts.find(each => each.groupId === groupId);
  return own === undefined ? publicUrl : `${new URL(publicUrl).protocol}//${own.host}`;
}

/** An address of the console at an academy's own host; addresses elsewhere stay as they are. */
export const atAcademyHost = (config: Settings, groupId: string, url: string): string =>
  url.startsWith(`${config.publicUrl}/`)
    ? academyUrl(config, groupId) + url.slice(config.publicUrl.length)
    : url;
