import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';
import { found } from '../core/problem.ts';

/** What a notice needs to know of the academy that sends it. */
export async function academyOf(db: Queryable, groupId: string) {
  const [academy] = await db
    .select({ name: groups.name, timeZone: groups.timeZone, settings: groups.studySettings })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  return found(academy);
}
