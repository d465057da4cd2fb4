import { and, eq } from 'drizzle-orm';
import { isoInZone, studyDateOf } from '../../src/domain/studyDay.ts';
import type { Contract } from '../../src/contract/index.ts';
import { groups, rooms } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import { addToGroupDay } from '../recorder/addToGroupDay.ts';
import { emptyRoom } from '../recorder/emptyRoom.ts';

/** Ends a room: whoever is in it leaves, with the room's end as the reason, and nobody enters any more. */
export async function endRoom({
  db,
  session,
  params,
  now,
  audit,
  events,
}: Context<Contract['rooms']['end']>): Promise<void> {
  const { groupId, timeZone } = session;
  const { roomId } = params;
  const isThis = and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId));
  const room = found((await db.select().from(rooms).where(isThis).for('update'))[0]);
  if (room.endedAt !== null) throw new ProblemError('ALREADY_ENDED');
  const [group] = await db
    .select({ settings: groups.studySettings })
    .from(groups)
    .where(eq(groups.groupId, groupId));

  const left = await emptyRoom(db, {
    groupId,
    timeZone,
    settings: group!.settings,
    now,
    events,
    roomId,
    expulsionReason: 'ROOM_ENDED',
  });
  await db
    .update(rooms)
    .set({ endedAt: now, version: room.version + 1 })
    .where(isThis);
  await addToGroupDay(db, groupId, studyDateOf(now, timeZone), { endedRoomCount: 1 });
  await publishWebhooks(db, { groupId, now }, [
    { type: 'room.ended', data: { roomId, endedAt: isoInZone(now, timeZone), leftCount: left.length } },
  ]);
  await audit({
    action: 'room.end',
    target: { kind: 'room', id: roomId, name: room.name },
    before: { status: 'AVAILABLE' },
    after: { status: 'ENDED', leftCount: left.length },
  });
  events.publish({ groupId, kind: 'room', id: roomId, at: now.getTime() });
}
