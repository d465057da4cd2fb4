import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { identityProviders } from '../database/schema/index.ts';

/** An academy's identity provider as it is stored. */
export type AcademyProvider = typeof identityProviders.$inferSelect;

/** The provider of an academy, if people can sign in with one. */
export async function readAcademyProvider(db: Queryable, groupId: string): Promise<AcademyProvider | null> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(and(eq(identityProviders.groupId, groupId), eq(identityProviders.isEnabled, true)));
  return row ?? null;
}
