import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { RecordVerdict } from '../../src/domain/entities/account.ts';
import { inIds } from '../database/inIds.ts';
import { rooms, roomUsers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { countVerdicts } from '../core/countVerdicts.ts';
import { endRoom } from './end.ts';

/** Ends rooms, those that are still open; with `dryRun` only says which. */
export async function endRooms(context: Context<Contract['rooms']['endMany']>) {
  const { db, session, body } = context;
  const { groupId } = session;
  const roomIds = [...new Set(body.roomIds)];
  const found = await db
    .select({ roomId: rooms.roomId, name: rooms.name, endedAt: rooms.endedAt })
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), inIds(rooms.roomId, roomIds), isNull(rooms.movedFrom)))
    .orderBy(asc(rooms.roomId))
    .for('update');
  const byId = new Map(found.map(room => [room.roomId, room]));
  const verdicts = roomIds.map((id): RecordVerdict => {
    const room = byId.get(id);
    const code = room === undefined ? 'NOT_FOUND' : room.endedAt === null ? null : 'ALREADY_ENDED';
    return { id, name: room?.name ?? '', ok: code === null, code };
  });
  if (body.dryRun !== true) {
    const open = verdicts.filter(({ ok }) => ok).map(({ id }) => id);
    // The stays of all rooms are locked in one order before the first room ends, as for a single room.
    await db
      .select({ customerId: roomUsers.customerId })
      .from(roomUsers)
      .where(and(eq(roomUsers.groupId, groupId), inIds(roomUsers.roomId, open), isNull(roomUsers.exitedAt)))
      .orderBy(asc(roomUsers.customerId))
      .for('update');
    for (const roomId of open) await endRoom(context, roomId);
  }
  return countVerdicts(verdicts);
}
