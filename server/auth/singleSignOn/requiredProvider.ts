import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { identityProviders, type customers } from '../../database/schema/index.ts';

type Account = Pick<typeof customers.$inferSelect, 'groupId' | 'kind'>;

/**
 * The provider with which a person has to sign in, because their academy allows nothing else; null when there is none. An
 * owner keeps the password, so that no academy is locked out.
 */
export async function requiredProvider(db: Queryable, { groupId, kind }: Account) {
  if (kind !== 'MANAGER') return null;
  const [row] = await db
    .select({ name: identityProviders.name })
    .from(identityProviders)
    .where(and(eq(identityProviders.groupId, groupId), eq(identityProviders.isRequired, true)));
  return row ?? null;
}
