import { and, eq, sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { roomUsers, studentDays, studyRecords } from '../database/schema/index.ts';
import { closeSegments, endOf } from './closeSegments.ts';
import type { LiveStay, Stay } from './liveStay.ts';
import { publishStay } from './publishStay.ts';
import { publishStudentStays } from './publishStudentStays.ts';
import type { RecorderWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';
import { forgetVisits } from './visits/forgetVisits.ts';

/**
 * Ends stays that are locked, in a number of statements that does not grow with theirs. The exit belongs to the study day
 * of the entry. `expulsionReason` is one of the domain's; `NONE` for people who go by themselves. Returns the stays.
 */
export async function endStays(
  db: Queryable,
  write: RecorderWrite,
  live: readonly LiveStay[],
  expulsionReason: string,
): Promise<Stay[]> {
  await closeSegments(
    db,
    write,
    live.flatMap(({ segment }) => segment ?? []),
  );
  const left = live.map(({ stay, segment }) => {
    const last = segment === null ? truncateToSecond(write.now) : endOf(segment, write.now);
    return {
      ...stay,
      exitedAt: new Date(Math.max(stay.enteredAt.getTime(), last.getTime())),
      expulsionReason,
    };
  });
  const alike = groupBy(left, ({ exitedAt, enteredAt, roomId }) =>
    [exitedAt.getTime(), studyDateOf(enteredAt, write.studyClock), roomId].join(' '),
  );
  for (const stays of Object.values(alike)) await writeExit(db, write, stays);
  const days = left.map(({ enteredAt }) => studyDateOf(enteredAt, write.studyClock)).toSorted();
  if (days[0] !== undefined) await forgetVisits(db, write, days[0]);
  const isStudent = new Set(live.flatMap(({ stay, segment }) => (segment ? [stay.roomUserId] : [])));
  await publishStudentStays(
    db,
    write,
    left.filter(({ roomUserId }) => isStudent.has(roomUserId)),
  );
  return left.map(stay => publishStay(write, stay));
}

/** Writes the exit of stays that end in the same room, at the same instant, and belong to the same study day. */
async function writeExit(
  db: Queryable,
  { groupId, studyClock }: RecorderWrite,
  stays: readonly (Stay & { exitedAt: Date })[],
): Promise<void> {
  const { exitedAt, expulsionReason, enteredAt, roomId } = stays[0]!;
  const ids = stays.map(({ roomUserId }) => roomUserId);
  await db
    .update(roomUsers)
    .set({ exitedAt, expulsionReason })
    .where(and(eq(roomUsers.groupId, groupId), inIds(roomUsers.roomUserId, ids)));
  const customerIds = stays.map(({ customerId }) => customerId);
  for (const table of [studyRecords, studentDays])
    await db
      .update(table)
      .set({ lastExitedAt: sql`greatest(${table.lastExitedAt}, ${exitedAt})` })
      .where(
        and(
          eq(table.groupId, groupId),
          eq(table.studyDate, studyDateOf(enteredAt, studyClock)),
          inIds(table.customerId, customerIds),
          table === studyRecords ? eq(studyRecords.roomId, roomId) : undefined,
        ),
      );
}
