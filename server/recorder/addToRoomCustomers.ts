import { plusExcluded } from '../database/excluded.ts';
import type { Queryable } from '../database/open.ts';
import { roomCustomers } from '../database/schema/index.ts';

type Row = typeof roomCustomers.$inferInsert;
const sums = ['stayCount', 'dayCount', 'premiumSeconds', 'totalSeconds'] as const;

/** Adds to what people's stays in a room have come to. The rows come in the order of the people's ids. */
export async function addToRoomCustomers(
  db: Queryable,
  gained: (Pick<Row, 'groupId' | 'roomId' | 'customerId'> & Partial<Pick<Row, (typeof sums)[number]>>)[],
): Promise<void> {
  await db
    .insert(roomCustomers)
    .values(gained)
    .onConflictDoUpdate({
      target: [roomCustomers.groupId, roomCustomers.roomId, roomCustomers.customerId],
      set: Object.fromEntries(sums.map(key => [key, plusExcluded(roomCustomers[key])])),
    });
}
