import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { customers, roomUsers } from '../../database/schema/index.ts';
import { closeRoom } from '../closeRoom.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import { refoldStays } from './refoldStays.ts';
import { recorderWrite, type ReportWrite } from './reportWrite.ts';
import type { RoomChange } from './roomEvent.ts';

/** Ends a room as of when it closed. What was reported of its participants afterwards is taken back. */
export async function closeReportedRoom(
  db: Queryable,
  write: ReportWrite,
  { roomId, occurredAt }: RoomChange,
  name: string,
): Promise<void> {
  const { groupId } = write;
  const leftCount = await closeRoom(db, recorderWrite(write, occurredAt), roomId);
  const beyond = await db
    .selectDistinct({ customerId: customers.customerId, kind: customers.kind })
    .from(roomUsers)
    .innerJoin(
      customers,
      and(eq(customers.groupId, roomUsers.groupId), eq(customers.customerId, roomUsers.customerId)),
    )
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        eq(roomUsers.roomId, roomId),
        gt(roomUsers.exitedAt, truncateToSecond(occurredAt)),
      ),
    )
    .orderBy(asc(customers.customerId));
  for (const { customerId, kind } of beyond)
    await refoldStays(db, write, { customerId, isStudent: kind === 'STUDENT' }, occurredAt);
  await write.audit?.({
    action: 'room.end',
    target: { kind: 'room', id: roomId, name },
    before: { status: 'AVAILABLE' },
    after: { status: 'ENDED', leftCount },
  });
}
