import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { roomCustomers } from '../../database/schema/index.ts';
import { addToRoomCustomers } from '../../recorder/addToRoomCustomers.ts';
import type { FoldedStay } from './foldStays.ts';
import type { StoredStay } from './stayEventsOf.ts';
import { measureDays } from './measureDays.ts';
import { recountDay } from './recountDay.ts';
import type { ReportWrite } from './reportWrite.ts';

interface Counted {
  customerId: string;
  isStudent: boolean;
  /** The first study day that may have changed. */
  since: string;
}

/** Counts someone's roll-ups again after stays of theirs were replaced by others, and shifts those of rooms and academy. */
export async function recountStudent(
  db: Queryable,
  { groupId, studyClock, now, random }: ReportWrite,
  { customerId, isStudent, since }: Counted,
  before: readonly StoredStay[],
  after: readonly FoldedStay[],
): Promise<void> {
  if (isStudent) {
    const days = await measureDays(db, { groupId, studyClock, customerId, since });
    const write = { groupId, now, ...(random ? { random } : {}) };
    for (const [studyDate, rooms] of days) await recountDay(db, write, { studyDate, customerId }, rooms);
  }
  const stays = new Map<string, number>();
  const add = (roomId: string, count: number) => stays.set(roomId, (stays.get(roomId) ?? 0) + count);
  for (const { stay } of before) add(stay.roomId, -1);
  for (const { roomId } of after) add(roomId, 1);
  for (const [roomId, stayCount] of [...stays].toSorted()) {
    if (stayCount !== 0) await addToRoomCustomers(db, [{ groupId, roomId, customerId, stayCount }]);
    await forgetEmpty(db, { groupId, roomId, customerId });
  }
}

/** Someone who has never been in a room after all. */
async function forgetEmpty(
  db: Queryable,
  { groupId, roomId, customerId }: { groupId: string; roomId: string; customerId: string },
): Promise<void> {
  const nothing = (['stayCount', 'dayCount', 'premiumSeconds', 'totalSeconds'] as const).map(sum =>
    eq(roomCustomers[sum], 0),
  );
  await db
    .delete(roomCustomers)
    .where(
      and(
        eq(roomCustomers.groupId, groupId),
        eq(roomCustomers.roomId, roomId),
        eq(roomCustomers.customerId, customerId),
        ...nothing,
      ),
    );
}
