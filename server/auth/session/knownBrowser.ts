import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { limits } from '../../../src/domain/limits.ts';
import type { Queryable } from '../../database/open.ts';
import { knownBrowsers, type customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { cookieHeader, cookieNames } from './cookie.ts';
import { hashToken } from '../../core/token.ts';

type Account = Pick<typeof customers.$inferSelect, 'groupId' | 'customerId'>;

const tokenOf = ({ request, config }: Pick<Context, 'request' | 'config'>) => {
  const name = cookieNames(config).browser;
  const token = parse(request.headers.get('Cookie') ?? '', name)[name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
};

/** What a browser is known by to an account that has signed in there before; null elsewhere. */
export async function knownBrowser(
  context: Pick<Context, 'db' | 'request' | 'config' | 'now'>,
  account: Account | null,
): Promise<string | null> {
  const token = tokenOf(context);
  if (token === null || account === null) return null;
  const tokenHash = hashToken(token);
  const since = new Date(context.now.getTime() - limits.knownBrowser.days * 86_400_000);
  const [known] = await context.db
    .select({ seenAt: knownBrowsers.seenAt })
    .from(knownBrowsers)
    .where(and(isThis(account, tokenHash), gt(knownBrowsers.seenAt, since)));
  return known === undefined ? null : `${account.groupId} ${account.customerId} ${tokenHash}`;
}

/** Keeps that an account has signed in in this browser, with a cookie that outlives the session. */
export async function rememberBrowser(
  context: Pick<Context, 'db' | 'request' | 'config' | 'now' | 'headers'>,
  { groupId, customerId }: Account,
): Promise<void> {
  const { db, config, now, request, headers } = context;
  const token = tokenOf(context) ?? randomBytes(32).toString('base64url');
  await db
    .insert(knownBrowsers)
    .values({ groupId, customerId, tokenHash: hashToken(token), seenAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.groupId, knownBrowsers.customerId, knownBrowsers.tokenHash],
      set: { seenAt: now },
    });
  headers.append(
    'Set-Cookie',
    cookieHeader(config, request, cookieNames(config).browser, token, limits.knownBrowser.days * 86_400),
  );
}

/** Forgets all known browsers of an account, because another person may have used one of them. */
export const forgetBrowsers = (db: Queryable, { groupId, customerId }: Account) =>
  db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.groupId, groupId), eq(knownBrowsers.customerId, customerId)));

const isThis = ({ groupId, customerId }: Account, tokenHash: string) =>
  and(
    eq(knownBrowsers.groupId, groupId),
    eq(knownBrowsers.customerId, customerId),
    eq(knownBrowsers.tokenHash, tokenHash),
  );
