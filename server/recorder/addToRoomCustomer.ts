import { plusExcluded } from '../database/excluded.ts';
import type { Queryable } from '../database/open.ts';
import { roomCustomers } from '../database/schema/index.ts';

type Row = typeof roomCustomers.$inferInsert;
const sums = ['stayCount', 'dayCount', 'premiumSeconds', 'totalSeconds'] as const;

/** Adds to what somebody's stays in a room have come to. A transaction should hold the writes of one person only. */
export async function addToRoomCustomer(
  db: Queryable,
  gained: Pick<Row, 'groupId' | 'roomId' | 'customerId'> & Partial<Pick<Row, (typeof sums)[number]>>,
): Promise<void> {
  await db
    .insert(roomCustomers)
    .values(gained)
    .onConflictDoUpdate({
      target: [roomCustomers.groupId, roomCustomers.roomId, roomCustomers.customerId],
      set: Object.fromEntries(sums.map(key => [key, plusExcluded(roomCustomers[key])])),
    });
}
