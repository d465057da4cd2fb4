import { eq, min } from 'drizzle-orm';
import { groupDays } from '../database/schema/index.ts';
import type { Asking } from './scope.ts';

/** The first study day that an academy has a record of; null before there is any. */
export async function recordedSince({ db, session }: Asking): Promise<string | null> {
  const [row] = await db
    .select({ date: min(groupDays.studyDate) })
    .from(groupDays)
    .where(eq(groupDays.groupId, session.groupId));
  return row?.date ?? null;
}
