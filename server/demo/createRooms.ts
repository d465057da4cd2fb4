import type { rooms } from '../database/schema/index.ts';
import type { DemoRoom } from './rooms.ts';
import type { DemoContext } from './context.ts';

interface House {
  groupId: string;
  /** The account of a creator's key. */
  personOf: (key: string) => string;
  /** Opens the rooms that have a password. */
  passwordHash: string;
}

/** The rooms of an academy as rows, in the order in which they were made. */
export const createRooms = (
  { at, dateIn, id, random }: DemoContext,
  plan: readonly DemoRoom[],
  { groupId, personOf, passwordHash }: House,
): (typeof rooms.$inferInsert)[] =>
  plan.map(room => {
    const chance = random('room', groupId, room.key);
    const createdAt = at(room.createdDaysAgo, chance.whole(10, 20), chance.whole(0, 59));
    return {
      groupId,
      roomId: id(createdAt, 'room', groupId, room.key),
      roomUrlId: chance.bytes(6).reduce((text, byte) => text + byte.toString(36).padStart(2, '0'), ''),
      name: room.name,
      creatorId: personOf(room.creator),
      createdAt,
      endedAt: room.endedDaysAgo === undefined ? null : at(room.endedDaysAgo, 22, chance.whole(0, 50)),
      endsOn: room.endsInDays === undefined ? null : dateIn(room.endsInDays),
      roomMode: room.roomMode,
      passwordHash: room.password ? passwordHash : null,
      maxParticipants: room.maxParticipants,
      recommendedStudyUsed: room.recommendedWeight !== undefined,
      recommendedStudyWeight: room.recommendedWeight ?? 0,
      defaultRoleCamera: room.camera ?? 'ON',
      defaultRoleMic: room.mic ?? 'OFF',
      hostPermissions: [...room.hostPermissions],
    };
  });
