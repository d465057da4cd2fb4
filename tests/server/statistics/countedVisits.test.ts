import { expect, test, vi } from 'vitest';
import { createEvents } from '../../../server/core/events/bus.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { leaveRoom } from '../../../server/recorder/leaveRoom.ts';
import { countAcademyVisits } from '../../../server/recorder/visits/countAcademyVisits.ts';
import { contract } from '../../../src/contract/index.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { defaultStudySettings } from '../../../server/academies/defaults.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { stats } = contract;
const zone = 'Asia/Seoul';
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };

/** Three days of an academy, of which two are over, with a student of each of two managers in its room. */
async function academyOfManagers() {
  const database = await newDatabase();
  const world = await createWorld({ database, now: '2026-11-02T00:00:00.000Z' });
  const academy = await world.academy();
  const { groupId, owner, manager, change, students } = academy;
  const observer = await manager({ observer: true, permissions: ['VIEW_STATISTICS'] });
  const [mine, other] = await students(2);
  await change(mine!, { managerId: observer.customerId });
  const place = studyRooms(world, academy);
  const room = await place.room();
  for (let day = 0; day < 2; day++) {
    for (const student of [mine!, other!]) {
      await place.enter(student, room);
      await place.press(student, 'STUDY');
    }
    world.clock.advance({ hours: 1 });
    for (const student of [mine!, other!]) await place.leave(student);
    world.clock.advance({ hours: 23 });
  }
  world.clock.advance({ hours: 5 });
  const query = { ...periodParams({ since: '2026-10-30', until: '2026-11-04' }, zone) };
  const ask = async () => ({
    days: (
      await owner.call(stats.joins, {
        query: { ...query, unit: 'DAY', managerId: observer.customerId },
      })
    ).body.content.map(({ joinCount, userCount, peakCount, avgStaySeconds }) => [
      joinCount,
      userCount,
      peakCount,
      avgStaySeconds,
    ]),
    hours: (await owner.call(stats.hours, { query: { ...query, managerId: observer.customerId } })).body.cells
      .filter(({ visitorCount }) => visitorCount > 0)
      .map(({ weekday, hour, visitorCount, studySeconds }) => [weekday, hour, visitorCount, studySeconds]),
    own: (await observer.call(stats.hours, { query })).body.cells.filter(
      ({ visitorCount }) => visitorCount > 0,
    ).length,
  });
  const statements = vi.spyOn(database.pool, 'query');
  return {
    database,
    world,
    ...academy,
    observer,
    mine: mine!,
    other: other!,
    room,
    ask,
    count: () =>
      countAcademyVisits(database.orm, { groupId, studyClock: defaultClock(zone), now: world.clock() }),
    /** The answers, and whether the stopwatches of stays were read for them. */
    async reads() {
      statements.mockClear();
      const answers = await ask();
      const texts = statements.mock.calls.map(
        ([statement]) => (statement as unknown as { text: string }).text,
      );
      return { answers, isRead: texts.some(text => /from segments s/.test(text)) };
    },
  };
}

test('the visits of a manager’s students are counted once their days are, and again after what may change them', async () => {
  const academy = await academyOfManagers();
  const { database, world, groupId, mine, other, observer, change, room, count, reads } = academy;
  const empty = [0, 0, 0, 0];
  const monday = ['MON', 9, 1, 3_600];
  const tuesday = ['TUE', 9, 1, 3_600];
  const day = [1, 1, 1, 3_600];
  const before = { days: [empty, empty, empty, day, day, empty], hours: [monday, tuesday], own: 2 };

  // Not counted yet: read each time.
  expect(await reads()).toEqual({ answers: before, isRead: true });
  expect((await reads()).isRead).toBe(true);
  await count();
  expect(await reads()).toEqual({ answers: before, isRead: true });
  expect(await reads()).toEqual({ answers: before, isRead: false });

  // A stay of Tuesday that is reported a day later.
  const late = (at: string) => ({
    groupId,
    studyClock: defaultClock(zone),
    settings: defaultStudySettings,
    events: createEvents(),
    customerId: mine.customerId,
    now: new Date(at),
    arrivedAt: world.clock(),
  });
  await database.orm.transaction(async tx => {
    await enterRoom(tx, {
      ...late('2026-11-03T03:00:00.000Z'),
      ...device,
      roomId: room.roomId,
      reported: true,
    });
    await leaveRoom(tx, late('2026-11-03T03:30:00.000Z'));
  });
  const reported = {
    days: [empty, empty, empty, day, [2, 1, 1, 2_700], empty],
    hours: [monday, tuesday, ['TUE', 12, 1, 0]],
    own: 3,
  };
  expect(await reads()).toEqual({ answers: reported, isRead: true });
  await count();
  expect((await reads()).answers).toEqual(reported);
  expect(await reads()).toEqual({ answers: reported, isRead: false });

  // Another student is assigned to the manager.
  await change(other, { managerId: observer.customerId });
  const ofBoth = {
    days: [empty, empty, empty, [2, 2, 2, 3_600], [3, 2, 2, 3_000], empty],
    hours: [
      ['MON', 9, 2, 7_200],
      ['TUE', 9, 2, 7_200],
      ['TUE', 12, 1, 0],
    ],
    own: 3,
  };
  expect((await reads()).answers).toEqual(ofBoth);
  expect(await reads()).toEqual({ answers: ofBoth, isRead: false });
  await database.close();
}, 60_000);

test('staff in a room are no visits, neither today nor once the day is counted', async () => {
  const academy = await academyOfManagers();
  const { database, world, owner, manager, room, count } = academy;
  const place = studyRooms(world, academy);
  const colleague = await manager({ permissions: ['VIEW_STUDY'] });
  for (const person of [owner, colleague]) await place.enter(person, room);
  world.clock.advance({ minutes: 10 });
  for (const person of [owner, colleague]) await place.leave(person);
  const query = { ...periodParams({ since: '2026-11-03', until: '2026-11-04' }, zone), unit: 'DAY' as const };
  const days = async () =>
    (await owner.call(stats.joins, { query })).body.content.map(row => [
      row.joinCount,
      row.userCount,
      row.peakCount,
      row.avgStaySeconds,
    ]);
  const expected = [
    [2, 2, 2, 3_600],
    [0, 0, 0, 0],
  ];
  expect(await days()).toEqual(expected);
  world.clock.advance({ days: 1 });
  await count();
  expect(await days()).toEqual(expected);
  await database.close();
}, 60_000);
