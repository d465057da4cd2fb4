import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { roomUsers } from '../database/schema/index.ts';
import { lockLiveStay, type Stay } from './liveStay.ts';
import { publishStay } from './publishStay.ts';
import type { RecorderWrite } from './studyWrite.ts';
import { stopwatchState } from './stopwatchState.ts';
import { transitionSegment } from './transitionSegment.ts';

type Change = Partial<
  Pick<Stay, 'stopwatch' | 'camera' | 'mic' | 'speaker' | 'cameraOffSince' | 'awaySince'>
>;

/** Changes a live stay, and lets the stopwatch follow. Returns the stay; null when the person is in no room. */
export async function changeStay(
  db: Queryable,
  write: RecorderWrite,
  customerId: string,
  change: (stay: Stay) => Change,
): Promise<Stay | null> {
  const live = await lockLiveStay(db, write.groupId, customerId);
  if (live === null) return null;
  const changes = change(live.stay);
  const stay = { ...live.stay, ...changes };
  if (Object.keys(changes).length > 0)
    await db
      .update(roomUsers)
      .set(changes)
      .where(and(eq(roomUsers.groupId, write.groupId), eq(roomUsers.roomUserId, stay.roomUserId)));
  if (live.segment) await transitionSegment(db, write, live.segment, stopwatchState(stay, write.settings));
  return publishStay(write, stay);
}
