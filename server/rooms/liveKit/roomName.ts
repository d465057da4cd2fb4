import { isId } from '../../database/newId.ts';

/** A room's name on the LiveKit server: academies share one, and its webhooks name the room only. */
export const liveKitRoomName = (groupId: string, roomId: string) => `${groupId}.${roomId}`;

/** The room that a name means; null for rooms that are not the console's. */
export function readLiveKitRoomName(name: string): { groupId: string; roomId: string } | null {
  const dot = name.lastIndexOf('.');
  const roomId = name.slice(dot + 1);
  return dot > 0 && isId(roomId) ? { groupId: name.slice(0, dot), roomId } : null;
}
