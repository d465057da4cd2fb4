import { and, eq, sql } from 'drizzle-orm';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { roomUsers, studentDays, studyRecords } from '../database/schema/index.ts';
import { closeSegment } from './closeSegment.ts';
import { lockLiveStay, type Stay } from './liveStay.ts';
import { publishStay } from './publishStay.ts';
import { publishStudentStay } from './publishStudentStay.ts';
import type { RecorderWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';

interface Leaving extends RecorderWrite {
  customerId: string;
  /** One of the domain's expulsion reasons; `NONE` for somebody who goes by themselves. */
  expulsionReason?: string;
}

/** Ends somebody's stay. The exit belongs to the study day of the entry. Answers the stay; null when there is none. */
export async function leaveRoom(
  db: Queryable,
  { customerId, expulsionReason = 'NONE', ...write }: Leaving,
): Promise<Stay | null> {
  const live = await lockLiveStay(db, write.groupId, customerId);
  if (live === null) return null;
  const { stay, segment } = live;
  if (segment) await closeSegment(db, write, segment);
  const exitedAt = new Date(
    Math.max(
      stay.enteredAt.getTime(),
      segment?.startedAt.getTime() ?? 0,
      truncateToSecond(write.now).getTime(),
    ),
  );
  const isThis = and(eq(roomUsers.groupId, write.groupId), eq(roomUsers.roomUserId, stay.roomUserId));
  await db.update(roomUsers).set({ exitedAt, expulsionReason }).where(isThis);

  const studyDate = studyDateOf(stay.enteredAt, write.timeZone);
  for (const table of [studyRecords, studentDays])
    await db
      .update(table)
      .set({ lastExitedAt: sql`greatest(${table.lastExitedAt}, ${exitedAt})` })
      .where(
        and(
          eq(table.groupId, write.groupId),
          eq(table.studyDate, studyDate),
          eq(table.customerId, customerId),
          table === studyRecords ? eq(studyRecords.roomId, stay.roomId) : undefined,
        ),
      );
  if (segment) await publishStudentStay(db, write, { ...stay, exitedAt, expulsionReason });
  return publishStay(write, { ...stay, exitedAt, expulsionReason });
}
