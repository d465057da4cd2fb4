import { and, eq, isNull } from 'drizzle-orm';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { roomUsers } from '../database/schema/index.ts';
import { leaveRoom } from '../recorder/leaveRoom.ts';
import type { RecorderWrite } from '../recorder/studyWrite.ts';
import type { SimulatedAcademy } from './simulator.ts';
import { writeHistory } from './writeHistory.ts';

/** How long a student without a planned visit stays on. */
const unplannedStayMs = 15 * 60_000;

/**
 * Fills the time in which the simulator was stopped: students leave as planned, and later visits are
 * written as if they had been watched. In the caller's transaction.
 */
export async function catchUp(
  db: Queryable,
  { origin, stage, agenda }: SimulatedAcademy,
  { since, until }: { since: Date; until: Date },
  events: RecorderWrite['events'],
): Promise<void> {
  const { groupId, studyClock, settings } = stage;
  const ids = origin.students.map(({ customerId }) => customerId);
  const live = await db
    .select()
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt), inIds(roomUsers.customerId, ids)));
  const alreadyPresent = [];
  for (const { customerId, roomId, enteredAt } of live) {
    const visit = agenda.visitAt(customerId, enteredAt);
    const leftAt = visit?.leftAt ?? new Date(since.getTime() + unplannedStayMs);
    alreadyPresent.push({ customerId, roomId, leftAt });
    if (leftAt > until) continue;
    const expulsionReason = visit?.expulsionReason ?? 'CONNECTION_LOST';
    await leaveRoom(db, { groupId, studyClock, settings, now: leftAt, events, customerId, expulsionReason });
  }
  await writeHistory(db, stage, { since, until, alreadyPresent }, studyDateOf(since, studyClock));
}
