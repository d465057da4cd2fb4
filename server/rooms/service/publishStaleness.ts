import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { roomUsers } from '../../database/schema/index.ts';
import { publishStay } from '../../recorder/publishStay.ts';
import type { ReportWrite } from './reportWrite.ts';

/** Publishes to live screens that rooms, with the people in them, have become stale or active again. */
export async function publishStaleness(
  db: Queryable,
  changed: readonly { groupId: string; roomId: string }[],
  { now, events }: Pick<ReportWrite, 'now' | 'events'>,
): Promise<void> {
  const at = now.getTime();
  for (const groupId of new Set(changed.map(each => each.groupId))) {
    const roomIds = changed.filter(each => each.groupId === groupId).map(({ roomId }) => roomId);
    const stays = await db
      .select({ roomUserId: roomUsers.roomUserId, customerId: roomUsers.customerId })
      .from(roomUsers)
      .where(
        and(eq(roomUsers.groupId, groupId), inArray(roomUsers.roomId, roomIds), isNull(roomUsers.exitedAt)),
      );
    events.publish(...roomIds.map(id => ({ groupId, kind: 'room' as const, id, at })));
    for (const stay of stays) publishStay({ events, groupId, now }, stay);
  }
}
