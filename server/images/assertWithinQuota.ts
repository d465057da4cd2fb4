import { eq, sql } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import { lockGroup } from '../core/lockGroup.ts';
import type { Queryable } from '../database/open.ts';
import { images } from '../database/schema/index.ts';
import { ProblemError } from '../core/problem.ts';

/**
 * Makes sure that an academy has room for another image, until the end of the transaction.
 *
 * @throws ProblemError IMAGE_QUOTA
 */
export async function assertWithinQuota(db: Queryable, groupId: string, bytes: number): Promise<void> {
  await lockGroup(db, groupId);
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${images.content})), 0)::float8` })
    .from(images)
    .where(eq(images.groupId, groupId));
  if (row!.bytes + bytes > limits.image.academyBytes) throw new ProblemError('IMAGE_QUOTA');
}
