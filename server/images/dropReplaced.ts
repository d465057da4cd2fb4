import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { images } from '../database/schema/index.ts';
import { unused } from './unused.ts';

/** Deletes the image that a change has replaced or removed, unless something else still shows it. */
export async function dropReplaced(
  db: Queryable,
  groupId: string,
  before: string | null,
  after: string | null | undefined,
): Promise<void> {
  if (before === null || after === undefined || after === before) return;
  await db.delete(images).where(and(eq(images.groupId, groupId), eq(images.imageId, before), unused(db)));
}
