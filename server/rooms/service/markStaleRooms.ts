import { subMinutes } from 'date-fns';
import { and, isNull, lt } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { ScheduledWork } from '../../core/work.ts';
import { rooms } from '../../database/schema/index.ts';
import { publishStaleness } from './publishStaleness.ts';

/** Marks open rooms of which the room service has not spoken for too long: what screens show of them may be past. */
export async function markStaleRooms({
  database: { orm },
  clock,
  events,
}: Pick<ScheduledWork, 'database' | 'clock' | 'events'>): Promise<void> {
  const now = clock();
  const stale = await orm
    .update(rooms)
    .set({ staleSince: now })
    .where(
      and(
        isNull(rooms.endedAt),
        isNull(rooms.staleSince),
        lt(rooms.heardAt, subMinutes(now, limits.roomService.staleMinutes)),
      ),
    )
    .returning({ groupId: rooms.groupId, roomId: rooms.roomId });
  await publishStaleness(orm, stale, { now, events });
}
