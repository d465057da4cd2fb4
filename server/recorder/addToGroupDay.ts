import { and, count, eq, isNotNull } from 'drizzle-orm';
import { plusExcluded } from '../database/excluded.ts';
import type { Queryable } from '../database/open.ts';
import { customers, groupDays } from '../database/schema/index.ts';
import { addToGroupMonths } from './addToGroupMonths.ts';

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
  // Asked beforehand: a distributed PostgreSQL takes no subquery among the values of an insert.
  const [expected] = await db
    .select({ count: count() })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, groupId),
        eq(customers.kind, 'STUDENT'),
        eq(customers.accountStatus, 'ACTIVE'),
        isNotNull(customers.authenticatedAt),
      ),
    );
  const studentCount = expected!.count;
  await addToGroupMonths(db, groupId, [{ studyDate, ...gained }]);
  const changes = Object.keys(gained) as (keyof Gained)[];
  await db
    .insert(groupDays)
    .values({ groupId, studyDate, studentCount, ...gained })
    .onConflictDoUpdate({
      target: [groupDays.groupId, groupDays.studyDate],
      set: {
        ...Object.fromEntries(changes.map(key => [key, plusExcluded(groupDays[key])])),
        ...(gained.visitCount && gained.presentCount ? { studentCount } : {}),
      },
    });
}
