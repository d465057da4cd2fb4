import { groupOfToken, newToken } from '../../core/token.ts';

/** How every secret begins, so that scanners find one that got into a repository or a log. */
const mark = 'srk_';
const shown = 6;

/** A secret of 256 random bits, which names the group that its key belongs to. */
export const newSecret = (groupId: string) => mark + newToken(groupId);

/** As much of a secret as may be shown: the mark, the group and the first letters. */
export const prefixOf = (secret: string) => secret.slice(0, secret.indexOf('.') + 1 + shown);

/** The group that a secret names, or null when it has not the form of one. */
export const groupOfSecret = (secret: string) =>
  secret.startsWith(mark) ? groupOfToken(secret.slice(mark.length)) : null;

/** The secret in a request's `Authorization: Bearer`; null without one, and for tokens of others, such as a gateway's. */
export function secretIn(request: Request): string | null {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  return token?.startsWith(mark) ? token : null;
}
