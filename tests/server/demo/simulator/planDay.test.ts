import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Habits } from '../../../../server/demo/simulator/plan/habits.ts';
import { planDay } from '../../../../server/demo/simulator/plan/planDay.ts';
import { defaultClock } from '../../../../src/domain/defaultClock.ts';
import { datesOf, shiftDate, studyDayBounds } from '../../../../src/domain/studyDay.ts';
import { demoWorld } from './demoStages.ts';

const now = new Date('2026-11-21T12:00:00+09:00');
const { stage } = demoWorld(now).lively;
const zones = ['Asia/Seoul', 'America/New_York'];
const anyDay = fc.integer({ min: 0, max: 130 }).map(days => shiftDate('2026-07-24', days));
const anyStudent = fc.constantFrom(...stage.students).map(student => ({ ...student, leftAt: null }));

describe('a planned day', () => {
  it('is the same however often it is asked', () => {
    const student = stage.students[3]!;
    expect(planDay(student, '2026-11-02', 'Asia/Seoul')).toEqual(
      planDay(student, '2026-11-02', 'Asia/Seoul'),
    );
    const other = { ...student, seed: 'other' };
    const dates = datesOf('2026-10-01', '2026-10-20');
    expect(dates.map(date => planDay(other, date, 'Asia/Seoul'))).not.toEqual(
      dates.map(date => planDay(student, date, 'Asia/Seoul')),
    );
  });

  it('has one visit after the other, with all turns in order within, by whole seconds', () => {
    fc.assert(
      fc.property(anyStudent, anyDay, fc.constantFrom(...zones), (student, date, zone) => {
        const visits = [...planDay(student, date, zone), ...planDay(student, shiftDate(date, 1), zone)];
        let free = studyDayBounds(date, defaultClock(zone)).start.getTime();
        for (const { enteredAt, leftAt, turns } of visits) {
          expect(enteredAt.getTime()).toBeGreaterThanOrEqual(free);
          expect(leftAt.getTime()).toBeGreaterThan(enteredAt.getTime());
          const instants = [enteredAt, ...turns.map(turn => turn.at), leftAt].map(Number);
          expect(instants).toEqual(instants.toSorted((a, b) => a - b));
          expect(instants.every(instant => instant % 1_000 === 0)).toBe(true);
          free = leftAt.getTime();
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('belongs to no one before they joined or after they left', () => {
    const student = stage.students[0]!;
    const joinedAt = new Date('2026-10-10T12:00:00+09:00');
    const leftAt = new Date('2026-10-20T12:00:00+09:00');
    const visits = datesOf('2026-10-01', '2026-10-31').flatMap(date =>
      planDay({ ...student, joinedAt, leftAt }, date, 'Asia/Seoul'),
    );
    expect(visits.length).toBeGreaterThan(5);
    expect(visits.every(visit => visit.enteredAt >= joinedAt && visit.leftAt <= leftAt)).toBe(true);
  });
});

describe('the plans of an academy', () => {
  const hoursBetween = (since: string, until: string, only: (date: string) => boolean = () => true) => {
    const dates = datesOf(since, until).filter(only);
    const visits = dates.flatMap(date => stage.students.flatMap(each => planDay(each, date, 'Asia/Seoul')));
    const hours = visits.reduce((sum, { enteredAt, leftAt }) => sum + (+leftAt - +enteredAt) / 3_600_000, 0);
    return hours / dates.length;
  };
  const weekday = (date: string) => new Date(date).getUTCDay();

  it('are lighter on Saturdays, lightest on Sundays, and heavy before exams', () => {
    const saturday = hoursBetween('2026-09-01', '2026-11-15', date => weekday(date) === 6);
    const sunday = hoursBetween('2026-09-01', '2026-11-15', date => weekday(date) === 0);
    const usual = hoursBetween('2026-09-01', '2026-09-11', date => weekday(date) % 6 !== 0);
    const exams = hoursBetween('2026-10-05', '2026-10-16', date => weekday(date) % 6 !== 0);
    expect(saturday).toBeLessThan(usual * 0.95);
    expect(sunday).toBeLessThan(saturday * 0.8);
    expect(exams).toBeGreaterThan(usual * 1.03);
  });

  it('let some get better and some worse', () => {
    const { customers } = demoWorld(now).lively;
    const studentNamed = (name: string) => {
      const { customerId } = customers.find(person => person.name === name)!;
      return stage.students.find(each => each.customerId === customerId)!;
    };
    const hours = (student: Habits, since: string, until: string) =>
      datesOf(since, until)
        .flatMap(date => planDay(student, date, 'Asia/Seoul'))
        .reduce((sum, { enteredAt, leftAt }) => sum + (+leftAt - +enteredAt) / 3_600_000, 0);
    const growthOf = (student: Habits) =>
      hours(student, '2026-10-20', '2026-11-15') / hours(student, '2026-08-20', '2026-09-15');
    // Compared with people who always do as much, with the same seasons, illnesses and moods.
    const besideSteady = (name: string) =>
      growthOf(studentNamed(name)) / growthOf({ ...studentNamed(name), trend: 0 });
    expect(besideSteady('허준혁')).toBeGreaterThan(1.15);
    expect(besideSteady('장시우')).toBeLessThan(0.85);
  });
});
