import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';
import { studyRooms } from '../../support/studyRooms.ts';

const { study } = contract;

/** One student who studied from 10:00 to 11:00 on the first day and, over the night, from 05:00 to 07:00. */
async function nights() {
  const world = await createWorld({ now: '2026-03-02T09:00:00+09:00' });
  const academy = await world.academy();
  const student = await academy.student({ name: '강하늘', targetSeconds: 7_200 });
  const rooms = studyRooms(world, academy);
  const room = await rooms.room({ name: '새벽 집중실' });
  const at = (instant: string) => world.clock.set(`2026-03-${instant}+09:00`);
  at('02T10:00:00');
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  at('02T11:00:00');
  await rooms.leave(student);
  at('04T05:00:00');
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  at('04T07:00:00');
  await rooms.leave(student);
  return { world, academy, student, rooms, room, at };
}
const days = (since: string, until: string) => ({
  since: `${since}T00:00:00+09:00`,
  until: `${until}T23:59:59+09:00`,
});

test('a night over 06:00 belongs to two study days, which add up to it [S9.7]', async () => {
  const { academy } = await nights();
  const { body } = await academy.owner.call(study.histories, { query: days('2026-03-01', '2026-03-05') });
  expect(body.content.map(record => [record.studyDate, record.totalStudySeconds, record.roomName])).toEqual([
    ['2026-03-04', 3_600, '새벽 집중실'],
    ['2026-03-03', 3_600, '새벽 집중실'],
    ['2026-03-02', 3_600, '새벽 집중실'],
  ]);
  expect(body.total).toBe(3);
  expect(body.content[0]).toMatchObject({ displayName: '강하늘', targetSeconds: 7_200, attainmentRate: 0.5 });
  // The morning belongs to the entry of the night before.
  expect(body.content.map(record => record.firstEnteredAt)).toEqual([
    null,
    '2026-03-04T05:00:00+09:00',
    '2026-03-02T10:00:00+09:00',
  ]);
});

test('up to 60 days can be asked for, in their order [S9.6]', async () => {
  const { academy } = await nights();
  const ask = (since: string, until: string) =>
    academy.owner.send(study.histories, { query: days(since, until) });
  expect((await ask('2026-01-01', '2026-03-01')).status).toBe(200);
  expect((await ask('2026-01-01', '2026-03-02')).body).toMatchObject({
    code: 'PERIOD_TOO_LONG',
    details: { days: 60 },
  });
  expect((await ask('2026-03-02', '2026-03-01')).body).toMatchObject({ code: 'PERIOD_REVERSED' });
  expect((await ask('2026-02-31', '2026-03-01')).body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fieldErrors: { since: 'validation.date' },
  });
});

test('a list of records is searched, ordered and streamed as it is paged', async () => {
  const { academy, room, student } = await nights();
  const query = days('2026-03-01', '2026-03-05');
  const { owner } = academy;
  const sorted = await owner.call(study.histories, {
    query: { ...query, sort: ['totalStudySeconds,desc'], size: 2 },
  });
  expect(sorted.body.content).toHaveLength(2);
  expect(sorted.body.total).toBe(3);
  for (const sort of [
    'studyDate,asc',
    'displayName,asc',
    'roomName,desc',
    'premiumStudySeconds,asc',
    'attainmentRate,desc',
    'firstEnteredAt,asc',
    'lastEnteredAt,desc',
  ] as const)
    expect((await owner.stream(study.histories, { query: { ...query, sort: [sort] } })).length).toBe(3);
  const searching = async (searchText: string) =>
    (await owner.call(study.histories, { query: { ...query, searchText } })).body.total;
  expect(await searching('새벽')).toBe(3);
  expect(await searching('하늘')).toBe(3);
  expect(await searching('없는')).toBe(0);
  const by = async (filter: object) =>
    (await owner.call(study.histories, { query: { ...query, ...filter } })).body.total;
  expect(await by({ roomId: room.roomId })).toBe(3);
  expect(await by({ userId: student.userId })).toBe(3);
  expect(await by({ managerId: 'none' })).toBe(3);
  expect(await by({ roomId: 'nonsense' })).toBe(0);
});

test('a running stopwatch counts up to now', async () => {
  const { academy, rooms, student, room, at } = await nights();
  at('05T09:00:00');
  await rooms.enter(student, room);
  const today = days('2026-03-05', '2026-03-05');
  const record = async () =>
    (await academy.owner.call(study.histories, { query: { ...today, sort: ['totalStudySeconds,desc'] } }))
      .body.content[0];
  expect(await record()).toMatchObject({ stopwatchStatus: 'START', totalStudySeconds: 0 });
  await rooms.press(student, 'STUDY');
  at('05T09:30:00');
  expect(await record()).toMatchObject({ stopwatchStatus: 'STUDY', totalStudySeconds: 1_800 });
});

test('records are ordered by what is shown, whichever way they are found and however the targets differ', async () => {
  const { academy, rooms, student, room, at } = await nights();
  const { owner } = academy;
  const other = await rooms.room({ name: '다른 방' });
  const [none, short, long] = await academy.students(3, index => ({
    targetSeconds: [0, 600, 36_000][index]!,
  }));
  at('05T09:00:00');
  for (const each of [none!, short!, long!]) await rooms.enter(each, room);
  for (const each of [none!, short!, long!]) await rooms.press(each, 'STUDY');
  at('05T09:10:00');
  await rooms.enter(long!, other);
  await rooms.press(long!, 'STUDY');
  await rooms.enter(student, other);
  at('05T09:40:00');
  for (const each of [none!, short!, long!]) await rooms.leave(each);
  await rooms.press(student, 'STUDY');
  at('05T09:50:00');
  const ordered = async (sort: 'attainmentRate' | 'totalStudySeconds', way: 'asc' | 'desc', more: object) => {
    const query = { ...days('2026-03-01', '2026-03-05'), sort: [`${sort},${way}` as const], ...more };
    return (await owner.call(study.histories, { query })).body.content.map(record => record[sort]);
  };
  for (const sort of ['attainmentRate', 'totalStudySeconds'] as const) {
    const all = await ordered(sort, 'asc', {});
    expect(all).toHaveLength(8);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    expect(await ordered(sort, 'desc', {})).toEqual(all.toReversed());
    for (const [page, value] of all.entries())
      expect(await ordered(sort, 'asc', { page, size: 1 })).toEqual([value]);
    // The same where they are narrowed to some students.
    expect(await ordered(sort, 'asc', { managerId: 'none' })).toEqual(all);
    expect(await ordered(sort, 'desc', { managerId: 'none' })).toEqual(all.toReversed());
  }
});

test('premium study: each against the period before; locked without a plan [S2.22 S3.13]', async () => {
  const { academy, student, at } = await nights();
  const params = { userId: student.userId };
  at('04T20:00:00');
  const { body } = await academy.owner.call(study.premium, { params });
  expect(body).toMatchObject({
    locked: false,
    today: { seconds: 3_600, before: 3_600 },
    // The running day is left out of what is compared.
    week: { seconds: 10_800, before: 0, complete: { seconds: 7_200, before: 0 } },
    month: { seconds: 10_800, before: 0 },
    total: { seconds: 10_800, before: 0 },
  });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toMatchObject({ date: '2026-03-04', premiumStudySeconds: 3_600 });

  const world = await createWorld();
  const free = await world.academy({ plan: 'FREE' });
  const someone = await free.student();
  const locked = await free.owner.call(study.premium, { params: { userId: someone.userId } });
  expect(locked.body).toEqual({ locked: true, today: null, week: null, month: null, total: null, days: [] });
});

test('the rooms that a student studied in', async () => {
  const { academy, student, room } = await nights();
  const { body } = await academy.owner.call(study.studiedRooms, { params: { userId: student.userId } });
  expect(body.content).toEqual([
    {
      roomId: room.roomId,
      roomName: '새벽 집중실',
      totalStudySeconds: 10_800,
      visitCount: 2,
      lastEnteredAt: '2026-03-04T05:00:00+09:00',
    },
  ]);
});

test('a record’s timeline is what falls on its day [S2.22]', async () => {
  const { academy, student, room } = await nights();
  const params = { userId: student.userId, roomId: room.roomId };
  const { body } = await academy.owner.call(study.timeline, { params, query: { date: '2026-03-03' } });
  expect(body.segments).toEqual([
    { state: 'STUDY', start: '2026-03-04T05:00:00+09:00', end: '2026-03-04T06:00:00+09:00' },
  ]);
  expect(body.visits).toMatchObject([
    { enteredAt: '2026-03-04T05:00:00+09:00', exitedAt: '2026-03-04T07:00:00+09:00' },
  ]);
  const none = await academy.owner.refused(study.timeline, { params, query: { date: '2026-02-01' } });
  expect(none.status).toBe(404);
});

test('a correction keeps the original and a reason, and every sum follows it', async () => {
  const { academy, student, room, rooms, at } = await nights();
  const params = { userId: student.userId, roomId: room.roomId };
  at('05T09:00:00');
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  at('05T09:30:00');
  const body = { studyDate: '2026-03-05', totalStudySeconds: 3_000, reason: '네트워크 장애' };
  const corrected = await academy.owner.call(study.correct, { params, body, version: 1 });
  expect(corrected.body).toMatchObject({
    totalStudySeconds: 3_000,
    premiumStudySeconds: 1_800,
    corrected: true,
    version: 2,
    stopwatchStatus: 'STUDY',
  });
  // Study after a correction is added to the corrected time.
  at('05T09:40:00');
  const { body: line } = await academy.owner.call(study.timeline, { params });
  expect(line.record.totalStudySeconds).toBe(3_600);
  expect(line.segments).toEqual([{ state: 'STUDY', start: '2026-03-05T09:00:00+09:00', end: null }]);
  expect(line.corrections).toEqual([
    {
      beforeSeconds: 1_800,
      afterSeconds: 3_000,
      reason: '네트워크 장애',
      correctedBy: academy.owner.name,
      correctedAt: '2026-03-05T09:30:00+09:00',
    },
  ]);
  const stale = await academy.owner.refused(study.correct, { params, body, version: 1 });
  expect(stale.body).toMatchObject({ code: 'STALE', current: { totalStudySeconds: 3_600, version: 2 } });
  const changes = await academy.owner.call(contract.students.changes, { params: { id: student.customerId } });
  expect(changes.body.content[0]).toMatchObject({
    action: 'student.correctStudy',
    reason: '네트워크 장애',
    before: { totalStudySeconds: 1_800 },
    after: { totalStudySeconds: 3_000 },
  });
});

test('a correction has a reason and fits into the study day', async () => {
  const { academy, student, room } = await nights();
  const params = { userId: student.userId, roomId: room.roomId };
  const correct = (change: object) =>
    academy.owner.send(study.correct, {
      params,
      body: { studyDate: '2026-03-02', totalStudySeconds: 60, reason: '확인함', ...change },
      version: 1,
    });
  expect((await correct({ reason: '' })).body).toMatchObject({ fieldErrors: { reason: expect.any(String) } });
  expect((await correct({ totalStudySeconds: 86_401 })).body).toMatchObject({
    fieldErrors: { totalStudySeconds: 'validation.studySeconds' },
  });
  expect((await correct({ studyDate: '2026-02-01' })).status).toBe(404);
});

test('observers see their own students’ records and correct nothing; strangers’ ids are unknown [S6.9]', async () => {
  const { world, academy, student, room } = await nights();
  const observer = await academy.manager({ observer: true });
  const query = days('2026-03-01', '2026-03-05');
  const params = { userId: student.userId, roomId: room.roomId };
  const seen = async () => (await observer.call(study.histories, { query })).body.total;
  expect(await seen()).toBe(0);
  expect((await observer.refused(study.timeline, { params, query: { date: '2026-03-02' } })).status).toBe(
    404,
  );
  await academy.change(student, { managerId: observer.customerId });
  expect(await seen()).toBe(3);
  await observer.call(study.timeline, { params, query: { date: '2026-03-02' } });
  const body = { studyDate: '2026-03-02', totalStudySeconds: 60, reason: '확인함' };
  expect((await observer.refused(study.correct, { params, body, version: 1 })).body.code).toBe('FORBIDDEN');

  const other = await world.academy();
  for (const call of [study.premium, study.studiedRooms] as const)
    expect((await other.owner.refused(call, { params: { userId: student.userId } })).status).toBe(404);
  expect((await other.owner.refused(study.correct, { params, body, version: 1 })).status).toBe(404);
  expect((await other.owner.call(study.histories, { query })).body.total).toBe(0);
});
