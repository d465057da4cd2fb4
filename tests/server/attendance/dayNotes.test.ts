import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { list, create, update, delete: remove } = contract.dayNotes;
const holiday: BodyOf<typeof create> = {
  kind: 'HOLIDAY',
  since: '2026-03-03',
  until: '2026-03-04',
  text: '개교기념일',
};
const week = { since: '2026-03-02', until: '2026-03-08' };

test('notes on time are added, changed and deleted by those who manage settings, and read by every administrator', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const { owner } = academy;
  const elsewhere = await world.academy();
  const observer = await academy.manager({ observer: true });
  const { body: note } = await owner.call(create, { body: holiday });
  expect(note).toMatchObject({ ...holiday, createdBy: owner.name, version: 1 });
  const { body: exam } = await owner.call(create, {
    body: { kind: 'EXAM', since: '2026-03-10', until: '2026-03-12', text: '모의고사' },
  });
  const texts = async (query: object = {}) =>
    (await observer.call(list, { query })).body.content.map(({ text }) => text);
  expect(await texts()).toEqual(['개교기념일', '모의고사']);
  expect(await texts({ since: '2026-03-04', until: '2026-03-09' })).toEqual(['개교기념일']);
  expect((await elsewhere.owner.call(list, { query: {} })).body.content).toEqual([]);
  expect((await observer.refused(create, { body: holiday })).body.code).toBe('FORBIDDEN');

  const params = { noteId: note.noteId };
  const longer = { ...holiday, until: '2026-03-05' };
  expect((await elsewhere.owner.refused(update, { params, body: longer, version: 1 })).status).toBe(404);
  expect((await owner.call(update, { params, body: longer, version: 1 })).body).toMatchObject(longer);
  expect((await owner.refused(update, { params, body: holiday, version: 1 })).body).toMatchObject({
    code: 'STALE',
    current: longer,
  });
  await owner.call(remove, { params: { noteId: exam.noteId } });
  expect(await texts()).toEqual(['개교기념일']);
  const reversed = await owner.refused(create, { body: { ...holiday, until: '2026-03-01' } });
  expect(reversed.body.fieldErrors).toEqual({ until: 'validation.dayOrder' });
  const log = (await owner.call(contract.audits.list, {})).body;
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'access.refused',
    'dayNote.create',
    'dayNote.create',
    'dayNote.delete',
    'dayNote.update',
  ]);
});

test('a holiday does not count: neither in attendance nor in targets, and days in a row go on over it', async () => {
  const world = await createWorld({ now: '2026-03-02T08:00:00+09:00' });
  const academy = await world.academy();
  const { owner } = academy;
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  const student = await academy.student({ name: '가나', targetSeconds: 3_600 });
  for (const day of ['02', '03', '05']) {
    world.clock.set(`2026-03-${day}T10:00:00+09:00`);
    await rooms.enter(student, room);
    await rooms.press(student, 'STUDY');
    world.clock.set(`2026-03-${day}T11:00:00+09:00`);
    await rooms.leave(student);
  }
  world.clock.set('2026-03-06T09:00:00+09:00');
  const requested = { query: week };
  const figures = async () => {
    const [row] = (await owner.call(contract.attendances.reports, { query: week })).body.listTypeItems;
    const ordered = await owner.call(contract.attendances.reports, {
      query: { ...week, sort: ['absentCount,asc'] },
    });
    const stats = (await owner.call(contract.stats.students, requested)).body;
    if (stats.locked) throw new Error('The academy has no premium.');
    const { presentCount, absentCount, attainmentRate } = stats.content[0]!;
    expect(ordered.body.listTypeItems).toEqual([row]);
    expect([row!.presentCount, row!.absentCount]).toEqual([presentCount, absentCount]);
    // The same by weeks, which other statements add up.
    const weeks = (await owner.call(contract.stats.spans, { query: { ...week, unit: 'WEEK' } })).body;
    expect(weeks).toMatchObject({
      content: [{ attainmentRate, attendanceRate: presentCount / (presentCount + absentCount) }],
    });
    return { days: row!.days, attainment: attainmentRate };
  };
  expect(await figures()).toEqual({ days: 'PPAPA--', attainment: 3 / 5 });
  // A day that was studied on, and one that was not.
  await owner.call(create, { body: holiday });
  // Three hours in the three days that ask for one each.
  expect(await figures()).toEqual({ days: 'P--PA--', attainment: 1 });
  const details = await owner.call(contract.attendances.details, {
    params: { userId: student.userId },
    query: week,
  });
  expect(details.body.content.map(({ date }) => date)).toEqual(['2026-03-06', '2026-03-05', '2026-03-02']);

  world.clock.set('2026-03-04T12:00:00+09:00');
  const today = await owner.call(contract.attendances.todayCount, { query: {} });
  expect(today.body).toMatchObject({ totalCount: 0, presentCount: 0, absentCount: 0, rate: 0 });
});
