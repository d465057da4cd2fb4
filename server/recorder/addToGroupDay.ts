import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { groupDays } from '../database/schema/index.ts';
import { addToGroupMonths } from './addToGroupMonths.ts';
import { countExpected } from './countExpected.ts';

type Gained = Partial<
  Record<
    'presentCount' | 'recordCount' | 'visitCount' | 'totalSeconds' | 'createdRoomCount' | 'endedRoomCount',
    number
  >
>;

/**
 * Adds to an academy's study day and its month. `studentCount` is how many students could have come, registered and active, when the
 * last of them came for the first time that day.
 */
export async function addToGroupDay(
  db: Queryable,
  groupId: string,
  studyDate: string,
  gained: Gained,
): Promise<void> {
  const isDay = and(eq(groupDays.groupId, groupId), eq(groupDays.studyDate, studyDate));
  await addToGroupMonths(db, groupId, [{ studyDate, ...gained }]);
  const sums = Object.fromEntries(
    Object.entries(gained).map(([key, more]) => [key, sql`${groupDays[key as keyof Gained]} + ${more}`]),
  );
  const someCame = Boolean(gained.visitCount && gained.presentCount);
  const updated = await db
    .update(groupDays)
    .set({ ...sums, ...(someCame ? { studentCount: await countExpected(db, groupId) } : {}) })
    .where(isDay)
    .returning({ studyDate: groupDays.studyDate });
  // Who writes a day has written its month before, so that no one else adds the row meanwhile.
  if (updated.length === 0)
    await db
      .insert(groupDays)
      .values({ groupId, studyDate, studentCount: await countExpected(db, groupId), ...gained });
}
