import { desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { apiKeys, groups } from '../../database/schema/index.ts';
import { toApiKey } from './toApiKey.ts';

type Caller = Pick<Context, 'db' | 'session' | 'now'>;
const most = 1_000;

async function list({ db, session, now }: Caller, where: SQL | undefined) {
  const rows = await db
    .select({ key: apiKeys, groupName: groups.name })
    .from(apiKeys)
    .innerJoin(groups, eq(groups.groupId, apiKeys.groupId))
    .where(where)
    // Those in use first, then by age.
    .orderBy(isNotNull(apiKeys.revokedAt), desc(apiKeys.createdAt))
    .limit(most);
  const { timeZone } = session;
  return { content: rows.map(({ key, groupName }) => toApiKey(key, groupName, { timeZone, now })) };
}

/** The keys of the caller's academy. */
export const listKeys = (context: Caller) => list(context, eq(apiKeys.groupId, context.session.groupId));

/** The keys of all academies, for the super administrator. */
export const listAllKeys = (context: Caller) => list(context, undefined);
