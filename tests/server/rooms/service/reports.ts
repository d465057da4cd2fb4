import { eq } from 'drizzle-orm';
import { roomUsers, segments } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import type { RoomEventType } from '../../../../src/domain/roomEventTypes.ts';
import { omit } from '../../../support/omit.ts';
import { programOf } from '../../../support/programOf.ts';
import { studyRooms } from '../../../support/studyRooms.ts';
import type { World } from '../../../support/world.ts';

let events = 0;

/** An event as the room service sends it; ids count up unless given. */
export const eventAt = (
  time: Date | string,
  type: RoomEventType,
  data: Record<string, unknown>,
  id = `event-${++events}`,
) => ({
  specversion: '1.0',
  id,
  source: '/rooms/test',
  type,
  time: typeof time === 'string' ? time : time.toISOString(),
  data,
});

/** An academy with a room, a program that runs it, and what comes of its reports. */
export async function reportedAcademy(world: World) {
  const academy = await world.academy();
  const { groupId, owner } = academy;
  const { caller, secret } = await programOf(world, owner);
  const rooms = studyRooms(world, { groupId, owner });
  return {
    ...academy,
    caller,
    secret,
    rooms,
    send: async (...body: unknown[]) => (await caller.call(contract.roomService.events, { body })).body,
    /** What is stored of the academy's stays, without ids. */
    stays: async () => {
      const { orm } = world.database;
      const stays = await orm.select().from(roomUsers).where(eq(roomUsers.groupId, groupId));
      const pieces = await orm.select().from(segments).where(eq(segments.groupId, groupId));
      return stays
        .map(({ roomUserId, ...stay }) => ({
          ...omit(stay, 'seenAt'),
          segments: pieces
            .filter(piece => piece.roomUserId === roomUserId)
            .map(({ state, startedAt, endedAt }) => ({ state, startedAt, endedAt }))
            .toSorted((a, b) => +a.startedAt - +b.startedAt || Number(!a.endedAt) - Number(!b.endedAt)),
        }))
        .toSorted((a, b) => +a.enteredAt - +b.enteredAt || (a.customerId < b.customerId ? -1 : 1));
    },
  };
}
