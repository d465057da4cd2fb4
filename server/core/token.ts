import { hash, randomBytes } from 'node:crypto';

/** The hash of an issued secret, which is stored in its place. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url');

/** The group of what belongs to no academy yet; its name can be no academy ID. */
export const publicGroup = '~public';

/** A secret with the group that it belongs to, so that it can be looked up within the group. */
export const newToken = (groupId: string) => `${groupId}.${randomBytes(32).toString('base64url')}`;

/** The group that a token names, or null when it has not the form of one. */
export const groupOfToken = (token: string) => /^([\w~-]{1,40})\.[\w-]{20,100}$/.exec(token)?.[1] ?? null;
