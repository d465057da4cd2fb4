import { readAcademyClock } from '../../core/academy.ts';
import type { ApiKeyPrincipal } from '../../core/apiKeyPrincipal.ts';
import { systemGroup } from '../../core/inGroup.ts';
import { notFound, ProblemError } from '../../core/problem.ts';
import type { Queryable } from '../../database/open.ts';

/**
 * The academy that a call by key is about: the key's own, or the one that the query names when the key is valid for all.
 *
 * @throws ProblemError VALIDATION_FAILED when it is not named, NOT_FOUND when it is unknown or not the key's
 */
export async function academyOfKey(
  db: Queryable,
  key: ApiKeyPrincipal,
  { groupId: requested }: { groupId?: string },
) {
  const groupId = key.groupId ?? requested;
  if (groupId === undefined)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { groupId: 'validation.required' } });
  if ((requested !== undefined && requested !== groupId) || groupId === systemGroup) throw notFound();
  return { ...key, ...(await readAcademyClock(db, groupId)) };
}
