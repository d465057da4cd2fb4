import { and, eq, gt, min } from 'drizzle-orm';
import { groupDays } from '../database/schema/index.ts';
import type { QueryContext } from '../accounts/scope.ts';

/** The first study day with a room entry in the academy; null before there is one. */
export async function recordedSince({ db, session }: QueryContext): Promise<string | null> {
  const [row] = await db
    .select({ date: min(groupDays.studyDate) })
    .from(groupDays)
    .where(and(eq(groupDays.groupId, session.groupId), gt(groupDays.visitCount, 0)));
  return row?.date ?? null;
}
