import type { Queryable } from '../../database/open.ts';
import type { customers } from '../../database/schema/index.ts';
import { readAcademyProvider } from '../../core/readAcademyProvider.ts';

type Account = Pick<typeof customers.$inferSelect, 'groupId' | 'kind'>;

/**
 * The provider with which a person has to sign in, because their academy allows nothing else; null when there is none. An
 * owner keeps the password, so that no academy is locked out; super administrators are of no academy.
 */
export async function requiredProvider(db: Queryable, { groupId, kind }: Account) {
  if (kind !== 'MANAGER') return null;
  const provider = await readAcademyProvider(db, groupId);
  return provider?.isRequired ? provider : null;
}
