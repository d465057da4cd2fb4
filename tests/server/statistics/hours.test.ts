import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { studyRecords, visitDays } from '../../../server/database/schema/index.ts';
import { countAcademyVisits } from '../../../server/recorder/visits/countAcademyVisits.ts';
import { setStopwatch } from '../../../server/recorder/setStopwatch.ts';
import { contract } from '../../../src/contract/index.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { setStudyClock } from '../../support/setStudyClock.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const hour = 3_600;
const days = (since: string, until: string) => periodParams({ since, until }, 'Asia/Seoul');

/** From Monday 2 November 2026, 06:00 in Seoul. */
async function academyOnMonday(options: { now?: string; timeZone?: string } = {}) {
  const { now = '2026-11-01T21:00:00.000Z', ...rest } = options;
  const world = await createWorld({ now });
  const academy = await world.academy(rest);
  const [first, second] = await academy.students(2, index => ({ name: ['강하늘', '오지호'][index]! }));
  const place = studyRooms(world, academy);
  return { world, ...academy, place, room: await place.room(), first: first!, second: second! };
}

/** The cells with anything in them: weekday, hour, students and seconds. */
const filled = (
  cells: readonly { weekday: string; hour: number; visitorCount: number; studySeconds: number }[],
) =>
  cells.flatMap(({ weekday, hour: at, visitorCount, studySeconds }) =>
    visitorCount + studySeconds > 0 ? [[weekday, at, visitorCount, studySeconds]] : [],
  );

test('people and study are counted by the hour, the running day is left out, and the night belongs to its study day', async () => {
  const { world, owner, place, room, first, second } = await academyOnMonday();
  world.clock.advance({ hours: 3, minutes: 30 });
  await place.enter(first, room);
  await place.press(first, 'STUDY');
  world.clock.advance({ hours: 1 });
  await place.enter(second, room);
  world.clock.advance({ minutes: 15 });
  await place.press(first, 'BREAK');
  await place.leave(second);
  world.clock.advance({ minutes: 15 });
  await place.leave(first);
  // Tuesday 01:50 to 02:10, the night of Monday's study day.
  world.clock.set('2026-11-02T16:50:00.000Z');
  await place.enter(second, room);
  await place.press(second, 'STUDY');
  world.clock.advance({ minutes: 20 });
  await place.leave(second);
  const requested = { query: days('2026-10-25', '2026-11-03') };
  const running = await owner.call(contract.stats.hours, requested);
  expect(running.body.counted).toBeNull();
  expect(filled(running.body.cells)).toEqual([]);
  world.clock.set('2026-11-03T01:00:00.000Z');
  const { body } = await owner.call(contract.stats.hours, requested);
  expect(body.counted).toEqual({ since: '2026-11-02', until: '2026-11-02' });
  expect(body.firstHour).toBe(6);
  expect(body.days.map(({ dayCount }) => dayCount)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  expect(filled(body.cells)).toEqual([
    ['MON', 9, 1, hour / 2],
    ['MON', 10, 2, (3 * hour) / 4],
    ['MON', 1, 1, hour / 6],
    ['MON', 2, 1, hour / 6],
  ]);
  const students = await owner.call(contract.stats.hourStudents, {
    query: { ...requested.query, weekday: 'MON', hour: 10 },
  });
  expect(
    students.body.content.map(({ name, dayCount, studySeconds }) => [name, dayCount, studySeconds]),
  ).toEqual([
    ['강하늘', 1, (3 * hour) / 4],
    ['오지호', 1, 0],
  ]);
  const tuesday = await owner.call(contract.stats.hourStudents, {
    query: { ...requested.query, weekday: 'TUE', hour: 10 },
  });
  expect(tuesday.body).toMatchObject({ content: [], total: 0 });
});

test('hours are of a room, a student or a manager’s students; observers have their own', async () => {
  const { world, owner, manager, change, place, room, first, second } = await academyOnMonday();
  const other = await place.room({ name: '새벽방' });
  const observer = await manager({ observer: true, permissions: ['VIEW_STATISTICS'] });
  await change(second, { managerId: observer.customerId });
  await place.enter(first, room);
  await place.press(first, 'STUDY');
  await place.enter(second, other);
  world.clock.advance({ hours: 1 });
  await place.leave(first);
  world.clock.advance({ hours: 1 });
  await place.leave(second);
  world.clock.advance({ days: 1 });
  const query = days('2026-11-02', '2026-11-03');
  const both = [
    ['MON', 6, 2, hour],
    ['MON', 7, 1, 0],
  ];
  const ofSecond = [
    ['MON', 6, 1, 0],
    ['MON', 7, 1, 0],
  ];
  const requested = async (more: object, who: Pick<typeof owner, 'call'> = owner) => {
    const { body } = await who.call(contract.stats.hours, { query: { ...query, ...more } });
    return { cells: filled(body.cells), names: [body.roomName, body.studentName] };
  };
  expect(await requested({})).toEqual({ cells: both, names: [null, null] });
  expect(await requested({ roomId: other.roomId })).toEqual({ cells: ofSecond, names: ['새벽방', null] });
  expect(await requested({ studentId: first.customerId })).toEqual({
    cells: [['MON', 6, 1, hour]],
    names: [null, '강하늘'],
  });
  expect((await requested({ managerId: observer.customerId })).cells).toEqual(ofSecond);
  expect((await requested({}, observer)).cells).toEqual(ofSecond);
  const own = await observer.call(contract.stats.hourStudents, {
    query: { ...query, weekday: 'MON', hour: 6 },
  });
  expect(own.body.content.map(({ name }) => name)).toEqual(['오지호']);
  for (const unknown of [{ studentId: first.customerId }, { roomId: 'nothing' }]) {
    const refused = await observer.send(contract.stats.hours, { query: { ...query, ...unknown } });
    expect(refused.status).toBe(404);
  }
  const elsewhere = await (
    await world.academy()
  ).owner.send(contract.stats.hours, {
    query: { ...query, roomId: room.roomId },
  });
  expect(elsewhere.status).toBe(404);
});

test('holidays are left out, and what the job has counted is the same as before', async () => {
  const { world, owner, groupId, place, room, first } = await academyOnMonday();
  for (let day = 0; day < 3; day++) {
    await place.enter(first, room);
    await place.press(first, 'STUDY');
    world.clock.advance({ hours: 2, minutes: 30 });
    await place.leave(first);
    world.clock.advance({ hours: 21, minutes: 30 });
  }
  await owner.call(contract.dayNotes.create, {
    body: { since: '2026-11-03', until: '2026-11-03', kind: 'HOLIDAY', text: '개교기념일' },
  });
  world.clock.advance({ hours: 2 });
  const requested = { query: days('2026-11-02', '2026-11-05') };
  const before = await owner.call(contract.stats.hours, requested);
  expect(before.body.days.map(({ dayCount }) => dayCount)).toEqual([1, 0, 1, 0, 0, 0, 0]);
  const { orm } = world.database;
  const academy = { groupId, studyClock: defaultClock('Asia/Seoul'), now: world.clock() };
  const ofGroup = eq(visitDays.groupId, groupId);
  const count = () => orm.$count(visitDays, and(ofGroup, sql`hour_seconds is not null`));
  await countAcademyVisits(orm, academy);
  expect(await count()).toBe(3);
  expect((await owner.call(contract.stats.hours, requested)).body).toEqual(before.body);
  // As an earlier version has left them.
  await orm.update(visitDays).set({ hourVisitors: null, hourSeconds: null }).where(ofGroup);
  expect((await owner.call(contract.stats.hours, requested)).body).toEqual(before.body);
  await countAcademyVisits(orm, academy);
  expect(await count()).toBe(3);
});

test('a stopwatch that is pressed late changes hours that were counted', async () => {
  const { world, owner, groupId, place, room, first } = await academyOnMonday();
  await place.enter(first, room);
  await place.press(first, 'STUDY');
  // Two days on and still there: Tuesday is counted while the stay goes on.
  world.clock.advance({ days: 2, hours: 2 });
  const { orm } = world.database;
  await countAcademyVisits(orm, {
    groupId,
    studyClock: defaultClock('Asia/Seoul'),
    now: world.clock(),
  });
  expect(await orm.$count(visitDays, eq(visitDays.groupId, groupId))).toBe(1);
  await orm.transaction(tx =>
    setStopwatch(tx, {
      groupId,
      studyClock: defaultClock('Asia/Seoul'),
      settings: { cameraOffRecordStop: false, breakEnabled: true },
      events: world.events,
      customerId: first.customerId,
      state: 'BREAK',
      now: new Date('2026-11-03T00:00:00.000Z'),
      arrivedAt: world.clock(),
    }),
  );
  const { body } = await owner.call(contract.stats.hours, { query: days('2026-11-03', '2026-11-03') });
  const study = body.cells.reduce((sum, { studySeconds }) => sum + studySeconds, 0);
  expect(study).toBe(3 * hour);
});

test('over a change of the clock and of summer time the hours add up to the measured study', async () => {
  // Friday 30 October 2026 in New York; clocks are set back on Sunday at 02:00.
  const { world, owner, groupId, place, room, first } = await academyOnMonday({
    now: '2026-10-30T10:00:00.000Z',
    timeZone: 'America/New_York',
  });
  const { orm } = world.database;
  for (let day = 0; day < 6; day++) {
    await place.enter(first, room);
    await place.press(first, 'STUDY');
    world.clock.advance({ hours: 21, minutes: 40 });
    await place.leave(first);
    world.clock.advance({ hours: 2, minutes: 20 });
    if (day === 3)
      await setStudyClock(orm, groupId, {
        zone: 'America/New_York',
        dayStartsAt: '04:30',
        former: [{ zone: 'America/New_York', dayStartsAt: '06:00', until: '2026-11-04' }],
      });
  }
  world.clock.advance({ days: 2 });
  const query = periodParams({ since: '2026-10-30', until: '2026-11-06' }, 'America/New_York');
  const { body } = await owner.call(contract.stats.hours, { query });
  const records = await orm.select().from(studyRecords).where(eq(studyRecords.groupId, groupId));
  const measured = records.reduce((sum, { premiumSeconds }) => sum + premiumSeconds, 0);
  expect(measured).toBe(6 * (21 * hour + 2_400));
  expect(body.cells.reduce((sum, { studySeconds }) => sum + studySeconds, 0)).toBe(measured);
  expect(body.firstHour).toBe(4);
  expect(body.cells.find(({ weekday, hour: at }) => weekday === 'SAT' && at === 1)?.studySeconds).toBe(
    2 * hour,
  );
});
