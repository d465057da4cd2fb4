import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { roomUsers } from '../database/schema/index.ts';
import { endStays } from './endStays.ts';
import { lockLiveStays, type Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';

interface Emptying extends RecorderWrite {
  roomId: string;
  /** One of the domain's expulsion reasons. */
  expulsionReason: string;
}

/**
 * Ends all stays in a room. They are all locked before the first roll-up is, so that a student who acts at the same time
 * waits for us or we for them, never both for each other. Returns the stays.
 */
export async function emptyRoom(
  db: Queryable,
  { roomId, expulsionReason, ...write }: Emptying,
): Promise<Stay[]> {
  const live = await lockLiveStays(db, write.groupId, eq(roomUsers.roomId, roomId));
  return endStays(db, write, live, expulsionReason);
}
