import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groups } from '../../../server/database/schema/index.ts';
import type { Weekday } from '../../../src/domain/choices.ts';
import { everyWeekday } from '../../../src/domain/everyWeekday.ts';
import { contract } from '../../../src/contract/index.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { times, setTimes, reports, details, today, todayCount } = contract.attendances;
const { attendanceSettings, updateAttendanceSettings } = contract.groups;
const day = { entryAt: '09:00:00', leaveAt: '22:00:00' };
const none = { entryAt: null, leaveAt: null };
const nine = { expectedWeek: everyWeekday(day), graceMinutes: 10 };
const week = { since: '2026-03-02', until: '2026-03-08' };

/** An academy on which students come at nine, and the ways to its rooms. */
async function punctualAcademy(options: Parameters<typeof createWorld>[0] = {}, academyOptions = {}) {
  const world = await createWorld({ now: '2026-03-02T07:00:00+09:00', ...options });
  const academy = await world.academy(academyOptions);
  const { owner, groupId } = academy;
  await owner.call(updateAttendanceSettings, { params: { groupId }, body: nine });
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  return {
    world,
    academy,
    owner,
    groupId,
    /** A stay from one instant to another; without the second one it goes on. */
    async stay(student: Awaited<ReturnType<typeof academy.student>>, from: string, to?: string) {
      world.clock.set(from);
      await rooms.enter(student, room);
      if (to === undefined) return;
      world.clock.set(to);
      await rooms.leave(student);
    },
  };
}

test('late and left early follow from first entry and last exit, by more than the grace', async () => {
  const { world, academy, owner, groupId, stay } = await punctualAcademy();
  const student = await academy.student({ name: '가나' });
  // In time by the minute; late; left early; both; and left early, but came back, until after midnight.
  await stay(student, '2026-03-02T09:10:00+09:00', '2026-03-02T21:50:00+09:00');
  await stay(student, '2026-03-03T09:10:01+09:00', '2026-03-03T22:00:00+09:00');
  await stay(student, '2026-03-04T08:00:00+09:00', '2026-03-04T21:49:59+09:00');
  await stay(student, '2026-03-05T12:00:00+09:00', '2026-03-05T15:00:00+09:00');
  await stay(student, '2026-03-06T08:00:00+09:00', '2026-03-06T12:00:00+09:00');
  await stay(student, '2026-03-06T13:00:00+09:00', '2026-03-07T01:00:00+09:00');
  world.clock.set('2026-03-07T07:00:00+09:00');
  const row = async () => (await owner.call(reports, { query: week })).body.listTypeItems[0]!;
  expect(await row()).toMatchObject({
    days: 'PPPPPA-',
    marks: '-LVB---',
    presentCount: 5,
    absentCount: 1,
    lateCount: 2,
    leftEarlyCount: 2,
  });
  const found = async (mark: ('L' | 'V' | 'E')[]) =>
    (await owner.call(reports, { query: { ...week, mark, sort: ['rate,asc'] } })).body.listTypeItems.length;
  expect([await found(['L']), await found(['V']), await found(['E'])]).toEqual([1, 1, 0]);
  const params = { userId: student.userId };
  const shown = (await owner.call(details, { params, query: week })).body.content;
  expect(shown.map(({ mark }) => mark)).toEqual([null, null, 'B', 'V', 'L', null]);

  // A student's own times take the place of the academy's on a weekday; none at all is possible too.
  const { customerId } = student;
  const thursday = { ...everyWeekday(null), THU: { entryAt: '12:00:00', leaveAt: null }, FRI: none };
  const own = { customerIds: [customerId], expectedWeek: thursday };
  expect((await owner.call(setTimes, { body: { ...own, dryRun: true } })).body).toMatchObject({
    doneCount: 1,
  });
  expect((await row()).marks).toBe('-LVB---');
  await owner.call(setTimes, { body: own });
  expect((await owner.call(times, { params })).body).toEqual({ expectedWeek: thursday });
  expect((await row()).marks).toBe('-LV----');
  await owner.call(setTimes, { body: { ...own, expectedWeek: everyWeekday(none) } });
  expect((await row()).marks).toBe('-------');
  expect(await found(['L', 'V'])).toBe(0);
  await owner.call(setTimes, { body: { ...own, expectedWeek: everyWeekday(null) } });
  // The academy's, too, may differ by weekday.
  const body = {
    ...nine,
    expectedWeek: { ...nine.expectedWeek, TUE: { entryAt: '09:15:00', leaveAt: null } },
  };
  await owner.call(updateAttendanceSettings, { params: { groupId }, body });
  expect((await row()).marks).toBe('--VB---');
});

test('no one is late where none is expected: on holidays, and on weekdays that are no study days', async () => {
  const { world, academy, owner, groupId, stay } = await punctualAcademy();
  const studyDays: Weekday[] = ['MON', 'TUE', 'THU'];
  await world.database.orm.update(groups).set({ studyDays }).where(eq(groups.groupId, groupId));
  const student = await academy.student({ name: '가나' });
  for (const day of ['02', '03', '04'])
    await stay(student, `2026-03-${day}T12:00:00+09:00`, `2026-03-${day}T23:00:00+09:00`);
  world.clock.set('2026-03-05T07:00:00+09:00');
  await owner.call(contract.dayNotes.create, {
    body: { kind: 'HOLIDAY', since: '2026-03-03', until: '2026-03-03', text: '개교기념일' },
  });
  const [row] = (await owner.call(reports, { query: week })).body.listTypeItems;
  expect(row).toMatchObject({ days: 'P-PA---', marks: 'L------' });
});

test('today: late once they have come, left early only after the time to leave, and not while they are in a room', async () => {
  const { world, academy, owner, stay } = await punctualAcademy();
  const [late, early] = [await academy.student({ name: '가나' }), await academy.student({ name: '다라' })];
  const marks = async (mark: ('L' | 'V')[] = []) =>
    (await owner.call(today, { query: { mark } })).body.content.map(each => [each.name, each.mark]);
  await stay(early, '2026-03-02T08:00:00+09:00', '2026-03-02T10:00:00+09:00');
  await stay(late, '2026-03-02T10:30:00+09:00');
  expect(await marks()).toEqual([
    ['가나', 'L'],
    ['다라', null],
  ]);
  expect((await owner.call(todayCount, { query: {} })).body).toMatchObject({
    lateCount: 1,
    leftEarlyCount: 0,
    presentCount: 2,
  });
  expect(await marks(['V'])).toEqual([]);
  world.clock.set('2026-03-02T22:00:00+09:00');
  expect(await marks(['V'])).toEqual([['다라', 'V']]);
  expect(await marks(['L'])).toEqual([['가나', 'L']]);
  expect((await owner.call(todayCount, { query: {} })).body).toMatchObject({
    lateCount: 1,
    leftEarlyCount: 1,
  });
  await stay(early, '2026-03-02T22:30:00+09:00');
  expect(await marks(['V'])).toEqual([]);
});

test('times are those of the academy’s clock, and before its day begins they belong to its end', async () => {
  const { world, academy, owner, groupId, stay } = await punctualAcademy(
    { now: '2026-03-05T07:00:00-05:00' },
    { timeZone: 'America/New_York' },
  );
  const student = await academy.student({ name: '가나' });
  await owner.call(updateAttendanceSettings, {
    params: { groupId },
    body: { ...nine, expectedWeek: everyWeekday({ ...day, leaveAt: '01:00:00' }) },
  });
  await stay(student, '2026-03-06T09:00:00-05:00', '2026-03-07T00:30:00-05:00');
  await stay(student, '2026-03-07T09:00:00-05:00', '2026-03-08T01:00:00-05:00');
  // Clocks have been set forward: nine o'clock is an hour earlier by UTC.
  await stay(student, '2026-03-09T09:30:00-04:00', '2026-03-10T01:00:00-04:00');
  world.clock.set('2026-03-10T08:00:00-04:00');
  const query = { since: '2026-03-06', until: '2026-03-10' };
  const [row] = (await owner.call(reports, { query })).body.listTypeItems;
  expect(row).toMatchObject({ days: 'PPAPA', marks: 'V--L-' });
});

test('who may set times, of which academy and which students', async () => {
  const { academy, owner, groupId, world } = await punctualAcademy();
  const elsewhere = await world.academy();
  const manager = await academy.manager({ permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  const weaker = await academy.manager({ permissions: ['VIEW_ATTENDANCE_STATUS'] });
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  const student = await academy.student({ name: '가나' });
  const foreign = await elsewhere.student({ name: '남' });
  const params = { userId: student.userId };
  const body = {
    customerIds: [student.customerId, foreign.customerId],
    expectedWeek: everyWeekday({ entryAt: '10:00:00', leaveAt: null }),
  };
  const { body: done } = await manager.call(setTimes, { body });
  expect(done.verdicts.map(({ ok, code }) => [ok, code])).toEqual([
    [true, null],
    [false, 'NOT_FOUND'],
  ]);
  for (const who of [weaker, observer]) {
    expect((await who.refused(setTimes, { body })).status).toBe(403);
    expect((await who.refused(updateAttendanceSettings, { params: { groupId }, body: nine })).status).toBe(
      403,
    );
  }
  expect((await observer.refused(times, { params })).status).toBe(404);
  expect((await elsewhere.owner.refused(times, { params })).status).toBe(404);
  const other = await elsewhere.owner.refused(updateAttendanceSettings, { params: { groupId }, body: nine });
  expect(other.status).toBe(404);
  expect((await weaker.call(attendanceSettings, { params: { groupId } })).body).toEqual(nine);
  const wrong = {
    expectedWeek: { ...nine.expectedWeek, SAT: { entryAt: '9:00', leaveAt: null } },
    graceMinutes: 500,
  };
  const refused = await owner.refused(updateAttendanceSettings, { params: { groupId }, body: wrong });
  expect(refused.body.fieldErrors).toEqual({
    'expectedWeek.SAT.entryAt': 'validation.timeOfDay',
    graceMinutes: 'validation.choice',
  });
  const log = (await owner.call(contract.audits.list, {})).body;
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['student.expectedTimes', 'group.attendance']),
  );
});

test('a student’s day has its stays; who sees today’s attendance alone sees no other day', async () => {
  const { academy, owner, stay, world } = await punctualAcademy();
  const student = await academy.student({ name: '가나' });
  await stay(student, '2026-03-02T10:00:00+09:00', '2026-03-02T12:00:00+09:00');
  // After midnight it is still the same study day.
  await stay(student, '2026-03-03T00:30:00+09:00', '2026-03-03T05:00:00+09:00');
  await stay(student, '2026-03-03T07:00:00+09:00');
  const { day: readDay } = contract.attendances;
  const params = { userId: student.userId, date: '2026-03-02' };
  const { body } = await owner.call(readDay, { params });
  expect(body).toMatchObject({ name: '가나', detail: { status: 'PRESENT', mark: 'L', excuse: null } });
  expect(body.stays.map(({ enteredAt, exitedAt }) => [enteredAt, exitedAt])).toEqual([
    ['2026-03-02T10:00:00+09:00', '2026-03-02T12:00:00+09:00'],
    ['2026-03-03T00:30:00+09:00', '2026-03-03T05:00:00+09:00'],
  ]);
  const status = await academy.manager({ permissions: ['VIEW_ATTENDANCE_STATUS'] });
  expect((await status.refused(readDay, { params })).status).toBe(404);
  const todays = { params: { ...params, date: '2026-03-03' } };
  expect((await status.call(readDay, todays)).body.stays).toMatchObject([{ exitedAt: null }]);
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  expect((await observer.refused(readDay, todays)).status).toBe(404);
  const elsewhere = await world.academy();
  expect((await elsewhere.owner.refused(readDay, todays)).status).toBe(404);
  expect((await owner.refused(readDay, { params: { ...params, date: '2026-02-30' } })).status).toBe(404);
});
