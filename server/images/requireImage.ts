import { and, eq } from 'drizzle-orm';
import { isId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { images } from '../database/schema/index.ts';
import { ProblemError } from '../core/problem.ts';

/**
 * Makes sure that an image which is about to be used is one of the group's.
 *
 * @param field the field of the body that names it
 * @throws ProblemError VALIDATION_FAILED
 */
export async function requireImage(
  db: Queryable,
  groupId: string,
  field: string,
  imageId: string | null | undefined,
): Promise<void> {
  if (imageId === null || imageId === undefined) return;
  const isThis = and(eq(images.groupId, groupId), eq(images.imageId, imageId));
  if (!isId(imageId) || (await db.$count(images, isThis)) === 0)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { [field]: 'validation.image' } });
}
