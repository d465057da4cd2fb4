import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groupDays, groups } from '../../../server/database/schema/index.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { contract } from '../../../src/contract/index.ts';
import type { Weekday } from '../../../src/domain/choices.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { attendances } = contract;
const week = { since: '2026-03-02', until: '2026-03-08' };

/** A week from Monday on: 가나 comes on Monday and Wednesday night, 다라 joined on Wednesday and never comes. */
async function aWeek(studyDays?: Weekday[]) {
  const world = await createWorld({ now: '2026-03-02T08:00:00+09:00' });
  const academy = await world.academy();
  if (studyDays)
    await world.database.orm.update(groups).set({ studyDays }).where(eq(groups.groupId, academy.groupId));
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  const first = await academy.student({ name: '가나' });
  const at = (instant: string) => world.clock.set(`2026-03-${instant}+09:00`);
  const visit = async (from: string, to: string) => {
    at(from);
    await rooms.enter(first, room);
    at(to);
    await rooms.leave(first);
  };
  await visit('02T10:00:00', '02T12:00:00');
  at('04T09:00:00');
  const second = await academy.student({ name: '다라' });
  await visit('05T05:59:59', '05T06:30:00');
  at('06T09:00:00');
  return { world, academy, rooms, room, first, second, at };
}

test('the matrix has a letter a day: an entry at 05:59:59 is the night before’s [S9.7]', async () => {
  const { academy } = await aWeek();
  const { body } = await academy.owner.call(attendances.reports, { query: week });
  expect(body.listTypeItems.map(({ name, days }) => [name, days])).toEqual([
    ['가나', 'PAPAA--'],
    ['다라', '--AAA--'],
  ]);
  expect(body.listTypeItems[0]).toMatchObject({ presentCount: 2, absentCount: 3, rate: 0.4 });
  expect(body).toMatchObject({ ...week, total: 2 });
});

test('days that are no study days count only for who comes', async () => {
  const { academy } = await aWeek(['TUE', 'THU']);
  const { body } = await academy.owner.call(attendances.reports, { query: week });
  expect(body.listTypeItems.map(({ days }) => days)).toEqual(['PAPA---', '---A---']);
});

test('the matrix is ordered by what its rows add up to, and streams every row', async () => {
  const { academy } = await aWeek();
  const names = async (sort: 'rate,asc' | 'presentCount,desc' | 'absentCount,desc' | 'name,desc') =>
    (await academy.owner.stream(attendances.reports, { query: { ...week, sort: [sort] } })).map(
      row => (row as { name: string }).name,
    );
  expect(await names('rate,asc')).toEqual(['다라', '가나']);
  expect(await names('presentCount,desc')).toEqual(['가나', '다라']);
  expect(await names('absentCount,desc')).toEqual(['가나', '다라']);
  expect(await names('name,desc')).toEqual(['다라', '가나']);
});

test('up to a year can be asked for, a leap year too [S9.6]', async () => {
  const { academy, first } = await aWeek();
  const ask = (since: string, until: string) =>
    academy.owner.send(attendances.reports, { query: { since, until } });
  expect((await ask('2025-03-02', '2026-03-02')).status).toBe(200);
  const refused = { code: 'PERIOD_TOO_LONG', details: { days: 366 } };
  expect((await ask('2025-03-01', '2026-03-02')).body).toMatchObject(refused);
  const details = await academy.owner.refused(attendances.details, {
    params: { userId: first.userId },
    query: { since: '2025-01-01', until: '2026-03-02' },
  });
  expect(details.body).toMatchObject(refused);
});

test('today can be put in the order of the rate among those with one status', async () => {
  const { academy } = await aWeek();
  const names = async (query: object) =>
    (await academy.owner.call(attendances.today, { query: query })).body.content.map(({ name }) => name);
  expect(await names({ sort: ['rate,desc'], status: ['ABSENT'] })).toEqual(['가나', '다라']);
  expect(await names({ sort: ['rate,asc'], status: ['ABSENT'] })).toEqual(['다라', '가나']);
  expect(await names({ sort: ['rate,asc'], status: ['ABSENT'], page: 1, size: 1 })).toEqual(['가나']);
  expect(await names({ sort: ['rate,desc'], status: ['PRESENT'] })).toEqual([]);
});

test('today: present students, since when, and their attendance rate', async () => {
  const { academy, rooms, room, first, second, at } = await aWeek();
  await rooms.enter(second, room);
  at('06T09:30:00');
  const { body } = await academy.owner.call(attendances.today, { query: {} });
  expect(body.content.map(({ name, status, time, date }) => ({ name, status, time, date }))).toEqual([
    { name: '가나', status: 'ABSENT', time: null, date: '2026-03-06' },
    { name: '다라', status: 'PRESENT', time: '2026-03-06T09:00:00+09:00', date: '2026-03-06' },
  ]);
  const counts = await academy.owner.call(attendances.todayCount, { query: {} });
  expect(counts.body).toEqual({
    excusedCount: 0,
    lateCount: 0,
    leftEarlyCount: 0,
    date: '2026-03-06',
    totalCount: 2,
    presentCount: 1,
    absentCount: 1,
    rate: 0.5,
  });
  const filtered = await academy.owner.call(attendances.today, { query: { status: ['ABSENT'] } });
  expect(filtered.body).toMatchObject({ total: 1, content: [{ customerId: first.customerId }] });
  for (const sort of ['status,desc', 'time,asc', 'totalStudySeconds,desc', 'rate,desc', 'email,asc'] as const)
    expect((await academy.owner.stream(attendances.today, { query: { sort: [sort] } })).length).toBe(2);
});

test('a student’s days, sorted by userStudyId descending [S3.14]', async () => {
  const { academy, first } = await aWeek();
  const { body } = await academy.owner.call(attendances.details, {
    params: { userId: first.userId },
    query: week,
  });
  const ids = body.content.map(day => day.userStudyId);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(body.content.map(({ date, status }) => [date, status])).toEqual([
    ['2026-03-06', 'ABSENT'],
    ['2026-03-05', 'ABSENT'],
    ['2026-03-04', 'PRESENT'],
    ['2026-03-03', 'ABSENT'],
    ['2026-03-02', 'PRESENT'],
  ]);
});

test('a correction keeps the original, the reason, who and when, and the matrix follows', async () => {
  const { world, academy, first } = await aWeek();
  const params = { userId: first.userId, date: '2026-03-03' };
  let version = 1;
  const correct = (status: 'PRESENT' | 'ABSENT', reason: string) =>
    academy.owner.call(attendances.correct, { params, body: { status, reason }, version: version++ });
  await correct('PRESENT', '현장 수업');
  world.clock.advance({ minutes: 1 });
  const { body } = await correct('ABSENT', '잘못 고침');
  expect(body).toMatchObject({
    status: 'ABSENT',
    correction: {
      originalStatus: 'ABSENT',
      reason: '잘못 고침',
      correctedBy: academy.owner.name,
      correctedAt: '2026-03-06T09:01:00+09:00',
    },
  });
  world.clock.advance({ minutes: 1 });
  await correct('PRESENT', '현장 수업');
  const { body: matrix } = await academy.owner.call(attendances.reports, { query: week });
  expect(matrix.listTypeItems[0]).toMatchObject({ days: 'PPPAA--', presentCount: 3 });
  const changes = await academy.owner.call(contract.students.changes, { params: { id: first.customerId } });
  expect(changes.body.content[0]).toMatchObject({
    action: 'student.correctAttendance',
    before: { attendanceStatus: 'ABSENT' },
    after: { attendanceStatus: 'PRESENT' },
  });
});

test('what has not begun cannot be corrected, and a correction needs a reason', async () => {
  const { academy, first } = await aWeek();
  const send = (date: string, reason: string) =>
    academy.owner.send(attendances.correct, {
      params: { userId: first.userId, date },
      body: { status: 'PRESENT', reason },
      version: 1,
    });
  expect((await send('2026-03-07', '현장 수업')).status).toBe(404);
  expect((await send('2026-02-30', '현장 수업')).status).toBe(404);
  expect((await send('2026-03-06', '')).body).toMatchObject({ fieldErrors: { reason: expect.any(String) } });
});

test('observers see their own students and correct nothing; other academies’ are unknown', async () => {
  const { world, academy, first } = await aWeek();
  const observer = await academy.manager({ observer: true });
  await academy.change(first, { managerId: observer.customerId });
  const rows = await observer.call(attendances.reports, { query: week });
  expect(rows.body.listTypeItems.map(({ name }) => name)).toEqual(['가나']);
  expect((await observer.call(attendances.todayCount, { query: {} })).body.totalCount).toBe(1);
  const correction = {
    params: { userId: first.userId, date: '2026-03-03' },
    body: { status: 'PRESENT' as const, reason: '현장 수업' },
    version: 1,
  };
  expect((await observer.refused(attendances.correct, correction)).body.code).toBe('FORBIDDEN');
  const stranger = (await world.academy()).owner;
  expect((await stranger.refused(attendances.correct, correction)).status).toBe(404);
  const params = { userId: first.userId };
  expect((await stranger.refused(attendances.details, { params, query: week })).status).toBe(404);
});

test('an academy’s days no longer count erased students, and keep their study', async () => {
  const { world, academy, first } = await aWeek();
  const { orm } = world.database;
  const days = async () => {
    const rows = await orm.select().from(groupDays).where(eq(groupDays.groupId, academy.groupId));
    const sumOf = (key: 'presentCount' | 'recordCount' | 'visitCount') =>
      rows.reduce((total, row) => total + row[key], 0);
    return { present: sumOf('presentCount'), records: sumOf('recordCount'), visits: sumOf('visitCount') };
  };
  const before = await days();
  expect(before.present).toBe(2);
  const { clock } = world;
  await academy.change(first, { accountStatus: 'DELETED', deletedAt: clock(), deletedFrom: 'ACTIVE' });
  clock.advance({ days: 31 });
  await purge(world);
  expect(await days()).toEqual({ present: 0, records: 0, visits: before.visits });
});

test('users may choose a manager to filter by; an observer gets only themselves', async () => {
  const { academy } = await aWeek();
  await academy.manager({ name: '이서준' });
  const watcher = await academy.manager({ permissions: ['VIEW_STUDY_TIME'] });
  const observer = await academy.manager({ observer: true });
  const names = async (who: typeof watcher) =>
    (await who.call(contract.managers.choices)).body.content.map(({ customerId }) => customerId);
  expect(await names(watcher)).toHaveLength(3);
  expect(await names(observer)).toEqual([observer.customerId]);
});
