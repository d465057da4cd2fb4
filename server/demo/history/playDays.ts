import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { datesOf, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Period } from '../simulator/period.ts';
import { mostPresent } from '../simulator/mostPresent.ts';
import type { HistoryRoom, SimulationState } from '../simulator/simulationState.ts';
import { planDay } from '../simulator/plan/planDay.ts';
import type { Visit } from '../simulator/plan/visit.ts';
import { playVisit } from './playVisit.ts';
import { addToRowBatch, emptyRowBatch, type RowBatch } from './rowBatch.ts';

/**
 * What an academy's students did from one instant up to another, study day by study day, with the stays that are still
 * live then. Students who find no room with a free seat stay away.
 */
export function* playDays(
  { groupId, seed, timeZone, settings, students, rooms }: SimulationState,
  { since, until, alreadyPresent = [] }: Period,
): Generator<RowBatch> {
  const byId = new Map(rooms.map(room => [room.roomId, room]));
  let present = [...alreadyPresent];
  const clock = defaultClock(timeZone);
  for (const date of datesOf(shiftDate(studyDateOf(since, clock), -1), studyDateOf(until, clock))) {
    const day = emptyRowBatch();
    const visits = students
      .flatMap(student => planDay(student, date, timeZone))
      .filter(({ enteredAt }) => enteredAt > since && enteredAt <= until)
      .toSorted((a, b) => a.enteredAt.getTime() - b.enteredAt.getTime());
    for (const planned of visits) {
      const { enteredAt, customerId } = planned;
      present = present.filter(({ leftAt }) => leftAt > enteredAt);
      const expected = students.filter(
        ({ joinedAt, leftAt }) => joinedAt <= enteredAt && (leftAt === null || leftAt > enteredAt),
      );
      if (present.length + 1 > expected.length * mostPresent) continue;
      if (present.some(other => other.customerId === customerId)) continue;
      const isFree = ({ roomId, createdAt, endedAt, maxParticipants }: HistoryRoom) =>
        createdAt <= enteredAt &&
        (endedAt === null || endedAt > enteredAt) &&
        present.filter(other => other.roomId === roomId).length < maxParticipants;
      const room = planned.roomIds.map(id => byId.get(id)).find(found => found && isFree(found));
      if (room === undefined) continue;
      const visit = untilRoomEnds(planned, room);
      addToRowBatch(day, playVisit(visit, { groupId, seed, settings, room, until }));
      present.push({ roomId: room.roomId, customerId, leftAt: visit.leftAt });
    }
    yield day;
  }
}

const untilRoomEnds = (visit: Visit, { endedAt }: HistoryRoom): Visit =>
  endedAt === null || visit.leftAt <= endedAt
    ? visit
    : {
        ...visit,
        leftAt: endedAt,
        expulsionReason: 'ROOM_ENDED',
        turns: visit.turns.filter(turn => turn.at < endedAt),
      };
