import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { datesOf, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { planDay } from './plan/planDay.ts';
import type { Turn, Visit } from './plan/visit.ts';
import type { SimulationState } from './simulationState.ts';

/** Something that a student is going to do. */
export type ScheduledAction = { at: Date; visit: Visit } & (
  | { kind: 'enter' }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'leave' }
);

export interface Agenda {
  /** What happens after one instant and up to another, in order. */
  between(since: Date, until: Date): ScheduledAction[];
  /** The visit that is meant to be going on. */
  visitAt(customerId: string, instant: Date): Visit | undefined;
}

/** What an academy's students are going to do, planned a day at a time. */
export function createSchedule({ students, timeZone }: SimulationState): Agenda {
  const planned = new Map<string, { visits: Visit[]; happenings: ScheduledAction[] }>();
  const dayOf = (date: string) => {
    let day = planned.get(date);
    if (day === undefined) {
      const visits = students.flatMap(student => planDay(student, date, timeZone));
      day = { visits, happenings: visits.flatMap(stayEventsOf) };
      for (const other of planned.keys()) if (other < shiftDate(date, -2)) planned.delete(other);
      planned.set(date, day);
    }
    return day;
  };
  const clock = defaultClock(timeZone);
  // A visit may run into the next day.
  const daysOf = (since: Date, until: Date) =>
    datesOf(shiftDate(studyDateOf(since, clock), -1), studyDateOf(until, clock)).map(dayOf);
  return {
    between: (since, until) =>
      daysOf(since, until)
        .flatMap(({ happenings }) => happenings.filter(({ at }) => at > since && at <= until))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    visitAt: (customerId, instant) =>
      daysOf(instant, instant)
        .flatMap(({ visits }) => visits)
        .find(
          visit => visit.customerId === customerId && visit.enteredAt <= instant && visit.leftAt > instant,
        ),
  };
}

const stayEventsOf = (visit: Visit): ScheduledAction[] => [
  { kind: 'enter', at: visit.enteredAt, visit },
  ...visit.turns.map(turn => ({ kind: 'turn' as const, at: turn.at, visit, turn })),
  { kind: 'leave', at: visit.leftAt, visit },
];
