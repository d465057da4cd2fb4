import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { segments } from '../../../server/database/schema/index.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { contract } from '../../../src/contract/index.ts';
import type { Academy } from '../../support/academy.ts';
import { setStudyClock } from '../../support/setStudyClock.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld, type World } from '../../support/world.ts';
import { readStudied } from '../recorder/readRollUps.ts';

const { attendances, audits, dashboard, groups, session, stats, study } = contract;
const hours = (seconds: number) => seconds / 3_600;
const days = { since: '2026-03-01T00:00:00+09:00', until: '2026-03-04T23:59:59+09:00' };

/** Sets what an academy's settings say of its days, as its owner does. */
async function setDays({ owner }: Academy, changes: { dayStartsAt?: string; timeZone?: string }) {
  const { body: group } = await owner.call(groups.one);
  const { name, type, phone, postalCode, address, detailAddress } = group;
  const { registrationNumber, studyDays, accentColor, version } = group;
  const kept = {
    name,
    type,
    phone,
    postalCode,
    address,
    detailAddress,
    registrationNumber,
    studyDays,
    accentColor,
  };
  return owner.call(groups.update, { body: { ...kept, ...changes }, version });
}

/** What one student's study comes to, by every way that the console has. */
async function figuresOf({ owner }: Academy, userId: string) {
  const { body: records } = await owner.call(study.histories, {
    query: { ...days, sort: ['studyDate,asc'] },
  });
  const { body: daily } = await owner.call(stats.registrations, { query: days });
  const { body: ranked } = await owner.call(stats.students, { query: days });
  const { body: own } = await owner.call(attendances.details, {
    params: { userId },
    query: { since: '2026-03-01', until: '2026-03-04' },
  });
  const { body: matrix } = await owner.call(attendances.reports, {
    query: { since: '2026-03-01', until: '2026-03-04' },
  });
  return {
    records: Object.fromEntries(records.content.map(row => [row.studyDate, hours(row.totalStudySeconds)])),
    daily: Object.fromEntries(
      daily.content
        .filter(row => row.studySeconds > 0)
        .map(row => [row.date, hours(row.studySeconds)])
        .toSorted(),
    ),
    ranked: ranked.content.map(row => hours(row.totalStudySeconds)),
    present: own.content.filter(({ status }) => status === 'PRESENT').map(({ date }) => date),
    matrix: matrix.listTypeItems.map(row => row.days),
  };
}

/** Rooms that no one's call created are not in the roll-ups, so that their days are left out. */
async function expectRebuilt({ database: { orm } }: World, { groupId }: Academy) {
  const read = async () => {
    const { groupDays, groupMonths, ...rest } = await readStudied(orm, groupId);
    return {
      ...rest,
      groupDays: groupDays.filter(({ recordCount }) => recordCount > 0),
      groupMonths: groupMonths.filter(({ visitCount }) => visitCount > 0),
    };
  };
  const kept = await read();
  expect(kept.groupDays.length).toBeGreaterThan(0);
  await orm.transaction(tx => rebuildRollUps(tx, groupId));
  expect(await read()).toEqual(kept);
}

test.each([
  ['00:00', 1, 10, '2026-03-02', '-PAA'],
  ['06:00', 7, 4, '2026-03-02', '-PAA'],
  ['09:00', 10, 1, '2026-03-02', '-PAA'],
])(
  'where days begin at %s a night is %d hours of the first day and %d of the second, in every figure',
  async (dayStartsAt, first, second, entered, letters) => {
    const world = await createWorld({ now: '2026-03-01T00:30:00+09:00' });
    const at = (instant: string) => world.clock.set(`2026-03-${instant}+09:00`);
    // An academy that has always counted so.
    const academy = await world.academy();
    await setStudyClock(world.database.orm, academy.groupId, { zone: 'Asia/Seoul', dayStartsAt, former: [] });
    at('02T12:00:00');
    const student = await academy.student();
    const rooms = studyRooms(world, academy);
    const room = await rooms.room();
    at('02T23:00:00');
    await rooms.enter(student, room);
    await rooms.press(student, 'STUDY');
    const expected = { '2026-03-02': first, '2026-03-03': second };

    // While it runs, the day of the entry has what falls on it and no more.
    at('03T10:00:00');
    expect((await figuresOf(academy, student.userId)).records).toEqual({ '2026-03-02': first });
    await rooms.leave(student);
    at('04T14:00:00');
    expect(await figuresOf(academy, student.userId)).toEqual({
      records: expected,
      daily: expected,
      ranked: [11],
      present: [entered],
      matrix: [letters],
    });
    await expectRebuilt(world, academy);
  },
);

test('today changes at the academy’s own hour', async () => {
  const world = await createWorld({ now: '2026-03-03T07:00:00+09:00' });
  const present = async (dayStartsAt: string) => {
    const academy = await world.academy();
    await setStudyClock(world.database.orm, academy.groupId, { zone: 'Asia/Seoul', dayStartsAt, former: [] });
    const rooms = studyRooms(world, academy);
    const room = await rooms.room();
    const student = await academy.student();
    world.clock.set('2026-03-03T05:30:00+09:00');
    await rooms.enter(student, room);
    world.clock.set('2026-03-03T07:00:00+09:00');
    const { body: count } = await academy.owner.call(attendances.todayCount);
    const { body: overview } = await academy.owner.call(dashboard.overview);
    const { body: live } = await academy.owner.call(study.live);
    return [count.presentCount, overview.presentCount, live.content[0]!.asOf.slice(11, 16)];
  };
  expect(await present('00:00')).toEqual([1, 1, '05:30']);
  expect(await present('06:00')).toEqual([0, 0, '06:00']);
  expect(await present('09:00')).toEqual([1, 1, '05:30']);
});

test('a change counts from the next study day on, moves nothing recorded and cuts no stay', async () => {
  const world = await createWorld({ now: '2026-03-01T12:00:00+09:00' });
  const at = (instant: string) => world.clock.set(`2026-03-${instant}+09:00`);
  const academy = await world.academy();
  const student = await academy.student();
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  at('02T05:00:00');
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  at('02T07:00:00');
  await rooms.leave(student);
  at('02T19:00:00');
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  at('02T20:00:00');
  await setDays(academy, { dayStartsAt: '09:00' });
  expect((await academy.owner.call(session.academies)).body.studyClock).toEqual({
    zone: 'Asia/Seoul',
    dayStartsAt: '09:00',
    former: [{ zone: 'Asia/Seoul', dayStartsAt: '06:00', until: '2026-03-03' }],
  });
  at('03T11:00:00');
  await rooms.leave(student);
  at('04T08:00:00');
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  at('04T12:00:00');
  await rooms.leave(student);
  const recorded = { '2026-03-01': 1, '2026-03-02': 1 + 14, '2026-03-03': 2 + 1, '2026-03-04': 3 };
  const figures = await figuresOf(academy, student.userId);
  expect([figures.records, figures.daily]).toEqual([recorded, recorded]);
  expect(figures.present).toEqual(expect.arrayContaining(['2026-03-01', '2026-03-02', '2026-03-03']));
  const studied = await world.database.orm
    .select({ state: segments.state })
    .from(segments)
    .where(eq(segments.groupId, academy.groupId));
  expect(studied.filter(({ state }) => state === 'STUDY')).toHaveLength(3);
  await expectRebuilt(world, academy);
});

test('another time zone shows times in it at once, and moves no study day', async () => {
  const world = await createWorld({ now: '2026-03-01T12:00:00+09:00' });
  const academy = await world.academy();
  const student = await academy.student();
  const rooms = studyRooms(world, academy);
  await rooms.enter(student, await rooms.room());
  await rooms.press(student, 'STUDY');
  world.clock.set('2026-03-02T05:00:00+09:00');
  await rooms.leave(student);
  const before = await figuresOf(academy, student.userId);
  await setDays(academy, { timeZone: 'Europe/London' });
  const { body: time } = await academy.owner.call(session.serverTime);
  expect(time.serverTime).toBe('2026-03-01T20:00:00Z');
  expect((await figuresOf(academy, student.userId)).records).toEqual(before.records);
  await expectRebuilt(world, academy);
});

test('the change is recorded with both values', async () => {
  const academy = await (await createWorld()).academy();
  const { body } = await setDays(academy, { dayStartsAt: '00:00', timeZone: 'America/New_York' });
  expect(body).toMatchObject({ dayStartsAt: '00:00', timeZone: 'America/New_York' });
  const log = (await academy.owner.call(audits.list)).body.find(({ action }) => action === 'group.update');
  expect(log).toMatchObject({
    before: { dayStartsAt: '06:00', timeZone: 'Asia/Seoul' },
    after: { dayStartsAt: '00:00', timeZone: 'America/New_York' },
  });
});
