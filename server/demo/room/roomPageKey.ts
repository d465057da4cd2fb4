import { and, eq, isNull } from 'drizzle-orm';
import { newSecret, prefixOf } from '../../auth/apiKeys/keySecret.ts';
import { demoGroupId } from '../../core/demoAccounts.ts';
import { hashToken } from '../../core/token.ts';
import { newId } from '../../database/newId.ts';
import type { Orm } from '../../database/open.ts';
import { apiKeys, facts } from '../../database/schema/index.ts';

const fact = { groupId: '~system', key: 'roomPageKey' };
const isFact = and(eq(facts.groupId, fact.groupId), eq(facts.key, fact.key));

/**
 * The secret of the API key with which the demo's room page reports, made on first use. The owner sees the key among the
 * others; once it is revoked, the next start makes another. Only the demo keeps a secret that can be read again.
 */
export async function roomPageKey(orm: Orm, now: Date): Promise<string> {
  return orm.transaction(async db => {
    const [stored] = await db.select().from(facts).where(isFact).for('update');
    const known = (stored?.value as { secret: string } | undefined)?.secret;
    const isUsable = and(
      eq(apiKeys.groupId, demoGroupId),
      eq(apiKeys.tokenHash, hashToken(known ?? '')),
      isNull(apiKeys.revokedAt),
    );
    if (known !== undefined && (await db.$count(apiKeys, isUsable)) > 0) return known;
    const secret = newSecret(demoGroupId);
    await db.insert(apiKeys).values({
      groupId: demoGroupId,
      keyId: newId(now),
      name: '/dev/room',
      prefix: prefixOf(secret),
      tokenHash: hashToken(secret),
      scopes: ['rooms:write', 'rooms:read', 'accounts:read'],
      createdAt: now,
    });
    await db
      .insert(facts)
      .values({ ...fact, value: { secret } })
      .onConflictDoUpdate({ target: [facts.groupId, facts.key], set: { value: { secret } } });
    return secret;
  });
}
