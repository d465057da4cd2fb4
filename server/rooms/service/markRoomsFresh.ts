import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { isId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { rooms } from '../../database/schema/index.ts';
import { publishStaleness } from './publishStaleness.ts';
import type { ReportWrite } from './reportWrite.ts';

/** The last sign of life of a room is written this often at most. */
const everyMs = 10_000;

/** Notes that the room service has spoken of rooms: those that were stale are so no more. */
export async function markRoomsFresh(
  db: Queryable,
  { groupId, now, events }: Pick<ReportWrite, 'groupId' | 'now' | 'events'>,
  roomIds: readonly string[],
): Promise<void> {
  const since = new Date(now.getTime() - everyMs);
  const silent = await db
    .select({ groupId: rooms.groupId, roomId: rooms.roomId, staleSince: rooms.staleSince })
    .from(rooms)
    .where(
      and(
        eq(rooms.groupId, groupId),
        inArray(rooms.roomId, [...new Set(roomIds)].filter(isId)),
        isNull(rooms.endedAt),
        or(isNull(rooms.heardAt), lt(rooms.heardAt, since), isNotNull(rooms.staleSince)),
      ),
    )
    // In one order, so that two batches wait for each other and never both.
    .orderBy(asc(rooms.roomId))
    .for('no key update');
  if (silent.length === 0) return;
  await db
    .update(rooms)
    .set({ heardAt: now, staleSince: null })
    .where(
      and(
        eq(rooms.groupId, groupId),
        inArray(
          rooms.roomId,
          silent.map(({ roomId }) => roomId),
        ),
      ),
    );
  await publishStaleness(
    db,
    silent.filter(({ staleSince }) => staleSince !== null),
    { now, events },
  );
}
