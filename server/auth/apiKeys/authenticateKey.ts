import { and, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { ApiKeyPrincipal } from '../../core/apiKeyPrincipal.ts';
import { systemGroup } from '../../core/inGroup.ts';
import { ProblemError } from '../../core/problem.ts';
import { hashToken } from '../../core/token.ts';
import type { Orm } from '../../database/open.ts';
import { apiKeys } from '../../database/schema/index.ts';
import { groupOfSecret, secretIn } from './keySecret.ts';
import { keyState } from './keyState.ts';

const usedEveryMs = limits.apiKey.usedEveryMinutes * 60_000;

/**
 * The API key that a request is made with; null when it carries none. Its last use is written at most once a minute.
 *
 * @throws ProblemError API_KEY_UNKNOWN, API_KEY_EXPIRED or API_KEY_REVOKED
 */
export async function authenticateKey(
  orm: Orm,
  request: Request,
  now: Date,
): Promise<ApiKeyPrincipal | null> {
  const secret = secretIn(request);
  if (secret === null) return null;
  const groupId = groupOfSecret(secret);
  if (groupId === null) throw new ProblemError('API_KEY_UNKNOWN');
  const [key] = await orm
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.groupId, groupId), eq(apiKeys.tokenHash, hashToken(secret))));
  if (key === undefined) throw new ProblemError('API_KEY_UNKNOWN');
  const state = keyState(key, now);
  if (state !== 'ACTIVE') throw new ProblemError(`API_KEY_${state}`);
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= usedEveryMs)
    await orm
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.groupId, groupId), eq(apiKeys.keyId, key.keyId)));
  const { keyId, name, scopes } = key;
  return { keyId, name, scopes, homeGroupId: groupId, groupId: groupId === systemGroup ? null : groupId };
}
