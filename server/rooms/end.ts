import { and, eq } from 'drizzle-orm';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { rooms } from '../database/schema/index.ts';
import { readAcademyClock } from '../core/academy.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import { closeRoom } from './closeRoom.ts';

/** Ends a room: the people in it leave, with the room's end as the reason, and no one enters any more. */
export async function endRoom(
  {
    db,
    session,
    now,
    config,
    audit,
    events,
  }: Pick<Context, 'db' | 'session' | 'now' | 'config' | 'audit' | 'events'>,
  roomId: string,
): Promise<void> {
  const { groupId } = session;
  const isThis = and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId));
  const room = found((await db.select().from(rooms).where(isThis).for('update'))[0]);
  if (room.endedAt !== null) throw new ProblemError('ALREADY_ENDED');
  const leftCount = await closeRoom(db, { ...(await readAcademyClock(db, groupId)), now, events }, roomId);
  await publishWebhooks(db, { groupId, now, callsLiveKit: config.liveKit !== undefined }, [
    { type: 'room.ended', data: { roomId, endedAt: isoInZone(now, session.timeZone), leftCount } },
  ]);
  await audit({
    action: 'room.end',
    target: { kind: 'room', id: roomId, name: room.name },
    before: { status: 'AVAILABLE' },
    after: { status: 'ENDED', leftCount },
  });
}
