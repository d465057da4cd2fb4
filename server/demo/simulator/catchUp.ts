import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import type { ReportWrite } from '../../rooms/service/reportWrite.ts';
import type { Period } from './period.ts';
import { readPresent, readSimulated } from './readPresent.ts';
import { reportEvents } from './reportEvents.ts';
import type { SimulationState } from './simulationState.ts';
import type { SimulatedAcademy } from './simulator.ts';

/** How long a student without a planned visit stays on. */
const unplannedStayMs = 15 * 60_000;

/** Writes what an academy's students did in a period in the past, with roll-ups counted again from a study day on. */
export type WriteHistory = (
  db: Queryable,
  stage: SimulationState,
  period: Period,
  countedSince: string,
) => Promise<unknown>;

interface Gap {
  since: Date;
  until: Date;
  writeHistory: WriteHistory;
}

/**
 * Fills the time in which the simulator was stopped: students leave as planned, as if it had been reported then, and
 * later visits are written as history. In the caller's transaction.
 */
export async function catchUp(
  db: Queryable,
  { origin, stage, agenda }: SimulatedAcademy,
  { since, until, writeHistory }: Gap,
  events: ReportWrite['events'],
): Promise<void> {
  const { groupId, studyClock } = stage;
  const ids = origin.students.map(({ customerId }) => customerId);
  const simulated = new Set((await readSimulated(db, groupId, ids)).map(({ roomUserId }) => roomUserId));
  const alreadyPresent = [];
  for (const { roomUserId, customerId, roomId, enteredAt } of await readPresent(db, groupId)) {
    const visit = agenda.visitAt(customerId, enteredAt);
    const plannedUntil = visit?.leftAt ?? new Date(since.getTime() + unplannedStayMs);
    const leftAt = simulated.has(roomUserId) ? plannedUntil : new Date(until.getTime() + unplannedStayMs);
    alreadyPresent.push({ customerId, roomId, leftAt });
    if (leftAt > until) continue;
    const reason = visit?.expulsionReason ?? 'CONNECTION_LOST';
    const left = [{ type: 'participant.left' as const, data: { reason } }];
    await reportEvents(db, stage, { kind: 'leave', at: leftAt, roomId, customerId, events: left }, events);
  }
  await writeHistory(db, stage, { since, until, alreadyPresent }, studyDateOf(since, studyClock));
}
