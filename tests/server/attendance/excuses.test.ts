import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { excuses, createExcuse, updateExcuse, deleteExcuse, details, reports, today, todayCount } =
  contract.attendances;
const { excuseList, excuseMany, deleteExcuses } = contract.attendances;
const ill: BodyOf<typeof createExcuse> = {
  since: '2026-03-03',
  until: '2026-03-04',
  reason: 'ILLNESS',
  note: '진단서 확인',
};
const week = { since: '2026-03-02', until: '2026-03-08' };
const missing = '00000000-0000-7000-8000-000000000000';

test('excuses are recorded, changed and deleted by those who may correct attendance, in their academy and sight', async () => {
  const world = await createWorld({ now: '2026-03-02T12:00:00+09:00' });
  const academy = await world.academy();
  const { owner } = academy;
  const elsewhere = await world.academy();
  const manager = await academy.manager({ permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  const weaker = await academy.manager({ permissions: ['VIEW_ATTENDANCE_STATUS', 'VIEW_STUDENT'] });
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  const student = await academy.student({ name: '가나' });
  const watched = await academy.student({ name: '다라', managerId: observer.customerId });
  const params = { userId: student.userId };

  const { body: made } = await manager.call(createExcuse, { params, body: ill });
  expect(made).toMatchObject({ ...ill, createdBy: manager.name, version: 1 });
  expect(made.createdAt).toBe('2026-03-02T12:00:00+09:00');
  await owner.call(createExcuse, { params: { userId: watched.userId }, body: ill });
  const byId = { excuseId: made.excuseId };
  const write = [
    [weaker, 403],
    [observer, 403],
    [elsewhere.owner, 404],
  ] as const;
  for (const [who, status] of write) {
    expect((await who.refused(createExcuse, { params, body: ill })).status).toBe(status);
    expect((await who.refused(updateExcuse, { params: byId, body: ill, version: 1 })).status).toBe(status);
    expect((await who.refused(deleteExcuse, { params: byId })).status).toBe(status);
  }
  expect((await weaker.refused(excuses, { params })).status).toBe(403);
  expect((await elsewhere.owner.refused(excuses, { params })).status).toBe(404);
  // Who watches some students sees the excuses of these.
  expect((await observer.refused(excuses, { params })).status).toBe(404);
  expect((await observer.call(excuses, { params: { userId: watched.userId } })).body.content).toHaveLength(1);
  expect((await owner.refused(deleteExcuse, { params: { excuseId: missing } })).status).toBe(404);

  // A day is excused once.
  const day = { ...ill, since: '2026-03-04', until: '2026-03-06' };
  expect((await owner.refused(createExcuse, { params, body: day })).body.code).toBe('EXCUSE_OVERLAP');
  const trip = { since: '2026-03-09', until: '2026-03-09', reason: 'SCHOOL' as const, note: '' };
  const { body: later } = await owner.call(createExcuse, { params, body: trip });
  const onto = { params: { excuseId: later.excuseId }, version: 1 };
  expect((await owner.refused(updateExcuse, { ...onto, body: ill })).body.code).toBe('EXCUSE_OVERLAP');
  const longer = { ...ill, until: '2026-03-05' };
  const changed = await owner.call(updateExcuse, { params: byId, body: longer, version: 1 });
  expect(changed.body).toMatchObject({ ...longer, createdBy: manager.name, version: 2 });
  expect((await owner.refused(updateExcuse, { params: byId, body: ill, version: 1 })).body).toMatchObject({
    code: 'STALE',
    current: longer,
  });
  const reversed = await owner.refused(createExcuse, { params, body: { ...ill, until: '2026-03-01' } });
  expect(reversed.body.fieldErrors).toEqual({ until: 'validation.dayOrder' });
  const unknown = await owner.send(createExcuse, { params, body: { ...trip, file: 'x' } as typeof trip });
  expect(unknown.status).toBe(400);
  expect((await owner.call(excuses, { params })).body.content.map(({ since }) => since)).toEqual([
    '2026-03-09',
    '2026-03-03',
  ]);
  await owner.call(deleteExcuse, { params: { excuseId: later.excuseId } });
  expect((await owner.call(excuses, { params })).body.content).toHaveLength(1);

  const log = (await owner.call(contract.audits.list, {})).body.filter(
    ({ action }) => action !== 'access.refused',
  );
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'student.deleteExcuse',
    'student.excuse',
    'student.excuse',
    'student.excuse',
    'student.updateExcuse',
  ]);
  // A note may tell of an illness: it is stored with the excuse alone.
  expect(JSON.stringify(log)).not.toContain(ill.note);
});

test('excused absences count in no rate, wherever it is counted; who came on such a day was present', async () => {
  const world = await createWorld({ now: '2026-03-02T08:00:00+09:00' });
  const academy = await world.academy();
  const { owner } = academy;
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  const student = await academy.student({ name: '가나' });
  const params = { userId: student.userId };
  for (const day of ['02', '04']) {
    world.clock.set(`2026-03-${day}T10:00:00+09:00`);
    await rooms.enter(student, room);
    world.clock.set(`2026-03-${day}T11:00:00+09:00`);
    await rooms.leave(student);
  }
  world.clock.set('2026-03-06T09:00:00+09:00');
  const figures = async () => {
    const [row] = (await owner.call(reports, { query: week })).body.listTypeItems;
    const ordered = await owner.call(reports, { query: { ...week, sort: ['rate,asc'] } });
    expect(ordered.body.listTypeItems).toEqual([row]);
    const { presentCount, absentCount, rate, excusedCount, days, marks } = row!;
    expect(rate).toBe(presentCount / (presentCount + absentCount));
    const stats = (await owner.call(contract.stats.students, { query: week })).body;
    if (stats.locked) throw new Error('The academy has no premium.');
    expect(stats.content[0]).toMatchObject({ presentCount, absentCount });
    for (const unit of ['WEEK', 'DAY'] as const) {
      const spans = (await owner.call(contract.stats.spans, { query: { ...week, unit } })).body;
      if (spans.locked) throw new Error('The academy has no premium.');
      if (unit === 'WEEK') expect(spans.content).toMatchObject([{ attendanceRate: rate }]);
    }
    const report = await owner.call(contract.weeklyReports.list, { query: { week: week.since } });
    if (report.body.locked) throw new Error('The academy has no premium.');
    expect(report.body.content[0]).toMatchObject({ presentCount, absentCount, attendanceRate: rate });
    expect(report.body.content[0]!.days.map(({ attendance }) => attendance).join('')).toBe(days);
    const summary = (await owner.call(contract.dashboard.attendanceSummary, { query: {} })).body;
    expect(summary.attendanceCntSummary).toBeDefined();
    return { days, marks, presentCount, absentCount, excusedCount };
  };
  expect(await figures()).toEqual({
    days: 'PAPAA--',
    marks: '-------',
    presentCount: 2,
    absentCount: 3,
    excusedCount: 0,
  });
  // Tuesday, the Wednesday on which the student came all the same, today, and a day to come.
  const { body: made } = await owner.call(createExcuse, { params, body: ill });
  await owner.call(createExcuse, { params, body: { ...ill, since: '2026-03-06', until: '2026-03-07' } });
  const excused = { query: { ...week, mark: ['E' as const] } };
  expect((await owner.call(reports, excused)).body.total).toBe(1);
  const otherDays = { query: { ...excused.query, since: '2026-03-04', until: '2026-03-05' } };
  expect((await owner.call(reports, otherDays)).body.total).toBe(0);
  expect(await figures()).toEqual({
    days: 'P-PA---',
    marks: '-E--EE-',
    presentCount: 2,
    absentCount: 1,
    excusedCount: 2,
  });
  const shown = (await owner.call(details, { params, query: week })).body.content;
  expect(shown.map(({ date, status, excuse }) => [date, status, excuse?.reason ?? null])).toEqual([
    ['2026-03-07', 'ABSENT', 'ILLNESS'],
    ['2026-03-06', 'ABSENT', 'ILLNESS'],
    ['2026-03-05', 'ABSENT', null],
    ['2026-03-04', 'PRESENT', 'ILLNESS'],
    ['2026-03-03', 'ABSENT', 'ILLNESS'],
    ['2026-03-02', 'PRESENT', null],
  ]);

  // An absence that was corrected to is excused too, and counts again without the excuse.
  const wednesday = { ...params, date: '2026-03-04' };
  const body = { status: 'ABSENT' as const, reason: '잠시 들름' };
  await owner.call(contract.attendances.correct, { params: wednesday, body, version: 1 });
  expect(await figures()).toMatchObject({
    days: 'P--A---',
    presentCount: 1,
    absentCount: 1,
    excusedCount: 3,
  });
  await owner.call(deleteExcuse, { params: { excuseId: made.excuseId } });
  expect(await figures()).toMatchObject({ days: 'PAAA---', presentCount: 1, absentCount: 3 });
});

test("today's counts leave out who is excused until they come, on the academy's own study day", async () => {
  // 00:30 on the 5th in Seoul is still the study day of the 4th.
  const world = await createWorld({ now: '2026-03-02T08:00:00+09:00' });
  const academy = await world.academy();
  const { owner } = academy;
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  const [away, here] = [await academy.student({ name: '가나' }), await academy.student({ name: '다라' })];
  await owner.call(createExcuse, {
    params: { userId: away.userId },
    body: { ...ill, since: '2026-03-04', until: '2026-03-04' },
  });
  world.clock.set('2026-03-05T00:30:00+09:00');
  await rooms.enter(here, room);
  const counts = async () => (await owner.call(todayCount, { query: {} })).body;
  const overview = async () => (await owner.call(contract.dashboard.overview, {})).body;
  expect(await counts()).toEqual({
    date: '2026-03-04',
    totalCount: 1,
    presentCount: 1,
    absentCount: 0,
    excusedCount: 1,
    lateCount: 0,
    leftEarlyCount: 0,
    rate: 1,
  });
  expect(await overview()).toMatchObject({ presentCount: 1, absentCount: 0 });
  const names = async (query: object) =>
    (await owner.call(today, { query })).body.content.map(({ name, mark }) => [name, mark]);
  expect(await names({ status: ['ABSENT'] })).toEqual([['가나', 'E']]);
  expect(await names({ mark: ['E'] })).toEqual([['가나', 'E']]);
  expect(await names({ status: ['ABSENT'], mark: ['U'] })).toEqual([]);
  expect(await names({ mark: ['U', 'E'], sort: ['rate,asc'] })).toEqual([['가나', 'E']]);

  await rooms.enter(away, room);
  expect(await counts()).toMatchObject({ totalCount: 2, presentCount: 2, absentCount: 0, excusedCount: 0 });
  // The next study day has begun.
  world.clock.set('2026-03-05T06:00:00+09:00');
  expect(await counts()).toMatchObject({
    date: '2026-03-05',
    totalCount: 2,
    absentCount: 2,
    excusedCount: 0,
  });
});

test('excused absences are no reason for attention', async () => {
  const world = await createWorld({ now: '2026-03-02T08:00:00+09:00' });
  const academy = await world.academy();
  const { owner } = academy;
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  const student = await academy.student({ name: '가나' });
  world.clock.set('2026-03-02T10:00:00+09:00');
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  world.clock.set('2026-03-02T12:00:00+09:00');
  await rooms.leave(student);
  world.clock.set('2026-03-07T09:00:00+09:00');
  const reasons = async () =>
    (await owner.call(contract.attention.list, { query: {} })).body.content.flatMap(({ findings }) =>
      findings.map(({ rule }) => rule),
    );
  expect(await reasons()).toContain('ABSENT_IN_A_ROW');
  await owner.call(createExcuse, {
    params: { userId: student.userId },
    body: { ...ill, since: '2026-03-03', until: '2026-03-06' },
  });
  expect(await reasons()).toEqual([]);
});

test('several are excused at once: what one is excused on already stays, and who is on all days is refused', async () => {
  const world = await createWorld({ now: '2026-03-02T12:00:00+09:00' });
  const academy = await world.academy();
  const { owner } = academy;
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  const some = await academy.student({ name: '가나', managerId: observer.customerId });
  const all = await academy.student({ name: '다라' });
  const fresh = await academy.student({ name: '마바' });
  const foreign = await (await world.academy()).student({ name: '남' });
  const excuseOne = (userId: string, since: string, until: string) =>
    owner.call(createExcuse, { params: { userId }, body: { ...ill, since, until } });
  await excuseOne(some.userId, '2026-03-04', '2026-03-05');
  await excuseOne(all.userId, '2026-03-01', '2026-03-31');
  const customerIds = [some, all, fresh, foreign].map(({ customerId }) => customerId);
  const trip = { since: '2026-03-03', until: '2026-03-07', reason: 'SCHOOL' as const, note: '수련회' };
  const body = { ...trip, customerIds };
  const forecast = await owner.call(excuseMany, { body: { ...body, dryRun: true } });
  expect(
    forecast.body.verdicts.map(({ ok, code, dayCount, keptCount }) => [ok, code, dayCount, keptCount]),
  ).toEqual([
    [true, null, 3, 2],
    [false, 'ALREADY_EXCUSED', 0, 5],
    [true, null, 5, 0],
    [false, 'NOT_FOUND', 0, 0],
  ]);
  const list = async (query: Parameters<typeof owner.call<typeof excuseList>>[1] = {}) =>
    (await owner.call(excuseList, query)).body;
  expect(await list()).toMatchObject({ total: 2 });
  const done = await owner.call(excuseMany, { body });
  expect(done.body).toEqual(forecast.body);
  const { content } = await list({ query: { sort: ['name,asc', 'since,asc'], since: '2026-03-05' } });
  expect(content.map(({ name, since, until, reason }) => [name, since, until, reason])).toEqual([
    ['가나', '2026-03-04', '2026-03-05', 'ILLNESS'],
    ['가나', '2026-03-06', '2026-03-07', 'SCHOOL'],
    ['다라', '2026-03-01', '2026-03-31', 'ILLNESS'],
    ['마바', '2026-03-03', '2026-03-07', 'SCHOOL'],
  ]);
  expect(await list({ query: { until: '2026-03-03' } })).toMatchObject({ total: 3 });
  expect(await list({ query: { excuseReason: ['SCHOOL'], searchText: '가나' } })).toMatchObject({ total: 2 });
  expect(
    (await owner.refused(excuseList, { query: { since: '2026-03-09', until: '2026-03-01' } })).body.code,
  ).toBe('PERIOD_REVERSED');
  // Observers see those of their students and change none.
  const seen = (await observer.call(excuseList, {})).body.content;
  expect(new Set(seen.map(({ name }) => name))).toEqual(new Set(['가나']));
  expect((await observer.refused(excuseMany, { body })).status).toBe(403);
  const excuseIds = [...content.map(({ excuseId }) => excuseId), missing];
  expect((await observer.refused(deleteExcuses, { body: { excuseIds } })).status).toBe(403);
  const stranger = await (await world.academy()).owner.call(deleteExcuses, { body: { excuseIds } });
  expect(stranger.body).toMatchObject({ doneCount: 0, refusedCount: 5 });
  expect((await owner.call(deleteExcuses, { body: { excuseIds, dryRun: true } })).body.doneCount).toBe(4);
  expect((await owner.call(deleteExcuses, { body: { excuseIds } })).body).toMatchObject({ refusedCount: 1 });
  expect((await list()).content.map(({ name, since }) => [name, since])).toEqual([['가나', '2026-03-03']]);
});
