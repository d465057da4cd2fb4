import { addDays } from 'date-fns';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { ApiScope } from '../../../src/domain/apiScopes.ts';
import type { CreatedApiKey } from '../../../src/domain/entities/apiKey.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { hashToken } from '../../core/token.ts';
import { newId } from '../../database/newId.ts';
import { apiKeys, groups } from '../../database/schema/index.ts';
import { newSecret, prefixOf } from './keySecret.ts';
import { toApiKey } from './toApiKey.ts';

interface NewKey {
  groupId: string;
  name: string;
  scopes: ApiScope[];
  /** After how many days it expires; never when null. */
  days: number | null;
}

/**
 * Creates a key. Its secret is answered once and stored as a hash only.
 *
 * @throws ProblemError API_KEY_CAP when the academy has as many in use as it may
 */
export async function createKey(
  { db, session, now, audit }: Pick<Context, 'db' | 'session' | 'now' | 'audit'>,
  { groupId, name, scopes, days }: NewKey,
): Promise<CreatedApiKey> {
  await lockGroup(db, groupId);
  const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  const inUse = and(
    eq(apiKeys.groupId, groupId),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  );
  const limit = limits.apiKey.most;
  if ((await db.$count(apiKeys, inUse)) >= limit)
    throw new ProblemError('API_KEY_CAP', { details: { limit } });
  const secret = newSecret(groupId);
  const [key] = await db
    .insert(apiKeys)
    .values({
      groupId,
      keyId: newId(now),
      name,
      prefix: prefixOf(secret),
      tokenHash: hashToken(secret),
      scopes: [...new Set(scopes)],
      createdAt: now,
      expiresAt: days === null ? null : addDays(now, days),
    })
    .returning();
  const { timeZone } = session;
  const shown = toApiKey(key!, found(group).name, { timeZone, now });
  await audit({
    action: 'apiKey.create',
    target: { kind: 'apiKey', id: shown.keyId, name },
    after: { scopes: shown.scopes, expiresAt: shown.expiresAt },
    groupId,
  });
  return { key: shown, secret };
}
