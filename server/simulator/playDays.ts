import type { StudySettings } from '../../src/domain/entities/group.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import { datesOf, shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import type { Habits } from './plan/habits.ts';
import { planDay } from './plan/planDay.ts';
import type { Visit } from './plan/visit.ts';
import { playVisit } from './playVisit.ts';
import { addToRowBatch, emptyRowBatch, type RowBatch } from './rowBatch.ts';

export interface HistoryRoom {
  roomId: string;
  creatorId: string;
  maxParticipants: number;
  createdAt: Date;
  endedAt: Date | null;
}

export interface SimulationState {
  groupId: string;
  seed: string;
  /** Where the students live: their day, unlike the academy's, always begins in the morning. */
  timeZone: string;
  studyClock: StudyClock;
  settings: Omit<StudySettings, 'version'>;
  students: readonly Habits[];
  rooms: readonly HistoryRoom[];
}

interface Present {
  roomId: string;
  customerId: string;
  leftAt: Date;
}

export interface Period {
  since: Date;
  until: Date;
  /** Who is there at the beginning, and until when. */
  alreadyPresent?: readonly Present[];
}

/** At most this part of the students is there at once. */
export const mostPresent = 0.7;

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
