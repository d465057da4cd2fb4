import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { alerts, audits, groupDays, studentDays } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { initialAttentionSettings } from '../../../src/domain/attention/attentionSettings.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';
import type { Person } from '../../support/person.ts';
import { createWorld } from '../../support/world.ts';
import { writeDays } from './writeDays.ts';

const today = '2026-03-02';
const long = { authenticatedAt: new Date('2025-12-01T01:00:00Z') };
const { list, handle, reopen } = contract.attention;
const good = 'S'.repeat(40);

const { attentionSettings, updateAttentionSettings } = contract.groups;
/** What this file's academies set, whatever the initial thresholds are. */
const thresholds = {
  ...initialAttentionSettings,
  attendanceBelow: 80,
  studyDownBy: 30,
  missedTargets: 5,
};

/** An academy of seven students of whom one has been absent for four days. */
async function createScene() {
  const world = await createWorld();
  const academy = await world.academy();
  await academy.owner.call(updateAttentionSettings, {
    params: { groupId: academy.groupId },
    body: thresholds,
  });
  const manager = await academy.manager({ permissions: ['VIEW_DASHBOARD'] });
  const absent = await academy.student({ name: '문태오', managerId: manager.customerId, ...long });
  const others = await academy.students(6, index => ({
    name: `꾸준한 학생 ${'가나다라마바'[index]}`,
    ...long,
  }));
  const days = (letters: Record<string, string>) =>
    writeDays(world.database, academy.groupId, today, letters);
  await days({
    [absent.customerId]: `AAAA${good}`,
    ...Object.fromEntries(others.map(({ customerId }) => [customerId, good])),
  });
  const listed = async (who: Pick<Person, 'call'> = academy.owner, query: object = {}) =>
    (await who.call(list, { query: query })).body;
  return { world, academy, manager, absent, others, listed, days };
}

test('Students are listed with the figures, and since when', async () => {
  const { listed, absent } = await createScene();
  expect(await listed()).toMatchObject({
    asOf: '2026-03-01',
    total: 1,
    openCount: 1,
    handledCount: 0,
    content: [
      {
        customerId: absent.customerId,
        name: '문태오',
        managerName: '이서준',
        findingCount: 4,
        since: '2026-02-23',
        findings: [
          { rule: 'ABSENT_IN_A_ROW', since: '2026-02-26', value: 4, compared: null, handled: null },
          { rule: 'ATTENDANCE_LOW', value: 10, compared: 14, since: '2026-02-28' },
          { rule: 'STUDY_DOWN', value: 9 * 3_600, compared: 21 * 3_600 },
          { rule: 'STREAK_LOST', value: 40, since: '2026-02-26' },
        ],
      },
    ],
  });
});

test('What happens today does not count before the day is over', async () => {
  const { world, listed, absent } = await createScene();
  world.clock.set('2026-03-03T05:59:00+09:00');
  expect((await listed()).content[0]).toMatchObject({ findings: [{ value: 4 }, {}, {}, {}] });
  world.clock.set('2026-03-03T06:00:00+09:00');
  // No one came on the second either: the academy was closed.
  expect((await listed()).content[0]).toMatchObject({
    customerId: absent.customerId,
    findings: [{ value: 4 }, {}, {}, {}],
  });
});

test('Days on which the academy was closed do not count', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const students = await academy.students(6, () => long);
  const days = (letters: string) =>
    Object.fromEntries(students.map(({ customerId }) => [customerId, letters]));
  await writeDays(world.database, academy.groupId, today, days(`AAA${good}`));
  expect((await academy.owner.call(list)).body).toMatchObject({ total: 0, openCount: 0 });
});

test('A new academy and a new student are not listed', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await academy.students(8, () => long);
  expect((await academy.owner.call(list)).body.total).toBe(0);
});

test('Filters by rule, manager and text, with counts by rule', async () => {
  const { listed, manager } = await createScene();
  expect((await listed(undefined, { rule: ['CAMERA_OFF'] })).total).toBe(0);
  expect((await listed(undefined, { rule: ['STREAK_LOST', 'CAMERA_OFF'] })).total).toBe(1);
  expect((await listed(undefined, { managerId: manager.customerId })).total).toBe(1);
  expect((await listed(undefined, { managerId: 'none' })).total).toBe(0);
  expect((await listed(undefined, { searchText: '태오' })).total).toBe(1);
  expect((await listed(undefined, { searchText: '없는 이름' })).total).toBe(0);
  for (const sort of ['managerName,asc', 'managerName,desc'])
    expect((await listed(undefined, { sort: [sort] })).content).toMatchObject([{ managerName: '이서준' }]);
  const { ruleCounts } = await listed();
  expect(ruleCounts.filter(({ count }) => count === 1)).toHaveLength(4);
});

test('An observer sees only the students assigned to them, and marks nothing', async () => {
  const { academy, listed, absent } = await createScene();
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_DASHBOARD'] });
  expect((await listed(observer)).total).toBe(0);
  await academy.change(absent, { managerId: observer.customerId });
  expect((await listed(observer)).total).toBe(1);
  const body = { customerIds: [absent.customerId], note: '상담함' };
  expect((await observer.refused(handle, { body })).status).toBe(403);
});

test('A student marked as handled leaves the list with who, when and what came of it, and can be reopened', async () => {
  const { world, academy, manager, listed, absent, others } = await createScene();
  const customerIds = [absent.customerId, others[0]!.customerId];
  const dry = await manager.call(handle, { body: { customerIds, dryRun: true } });
  expect(dry.body).toMatchObject({
    doneCount: 1,
    verdicts: [{ ok: true }, { ok: false, code: 'ATTENTION_NOT_OPEN' }],
  });
  expect((await manager.send(handle, { body: { customerIds } })).status).toBe(400);
  expect((await listed()).total).toBe(1);
  await manager.call(handle, { body: { customerIds, note: '부모님과 통화했습니다' } });
  expect(await listed()).toMatchObject({ total: 0, openCount: 0, handledCount: 1 });
  const handled = { by: '이서준', at: '2026-03-02T10:00:00+09:00', note: '부모님과 통화했습니다' };
  expect(await listed(undefined, { handled: true })).toMatchObject({
    total: 1,
    content: [{ findings: [{ handled }, { handled }, { handled }, { handled }] }],
  });
  const again = await manager.call(handle, { body: { customerIds, note: '다시' } });
  expect(again.body.doneCount).toBe(0);

  await manager.call(reopen, { body: { customerIds } });
  expect(await listed()).toMatchObject({ total: 1, handledCount: 0 });
  const refused = await manager.call(reopen, { body: { customerIds } });
  expect(refused.body.verdicts.map(({ code }) => code)).toEqual([
    'ATTENTION_NOT_HANDLED',
    'ATTENTION_NOT_HANDLED',
  ]);
  const log = await world.database.orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, academy.groupId), eq(audits.targetKind, 'student')))
    .orderBy(audits.action);
  expect(log.map(({ action, targetId, reason }) => [action, targetId, reason])).toEqual([
    ['student.attentionHandled', absent.customerId, '부모님과 통화했습니다'],
    ['student.attentionReopened', absent.customerId, null],
  ]);
});

test('A handled reason returns when it gets worse, and when it ended and began again', async () => {
  const { world, academy, manager, listed, absent, others } = await createScene();
  const body = { customerIds: [absent.customerId], note: '상담함' };
  await manager.call(handle, { body });
  const rulesOf = async () =>
    (await listed()).content.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  const goOn = (date: string, came: boolean) =>
    writeDays(world.database, academy.groupId, shiftDate(date, 1), {
      ...(came ? { [absent.customerId]: 'S' } : {}),
      ...Object.fromEntries(others.map(({ customerId }) => [customerId, 'S'])),
    }).then(() => world.clock.set(`${shiftDate(date, 1)}T10:00:00+09:00`));
  await goOn('2026-03-02', false);
  // Five absences are no worse than four; attendance has lost ten points.
  expect(await rulesOf()).not.toContain('ABSENT_IN_A_ROW');
  await goOn('2026-03-03', false);
  expect(await rulesOf()).toContain('ABSENT_IN_A_ROW');
  await manager.call(handle, { body });
  expect(await rulesOf()).toEqual([]);
  await goOn('2026-03-04', true);
  expect(await rulesOf()).toEqual([]);
  for (const date of ['2026-03-05', '2026-03-06', '2026-03-07']) await goOn(date, false);
  expect(await rulesOf()).toContain('ABSENT_IN_A_ROW');
});

test('The academy sets the thresholds, and switches rules off with 0', async () => {
  const { academy, manager, listed, world } = await createScene();
  const params = { groupId: academy.groupId };
  const unchanged = await world.academy();
  const ofUnchanged = { params: { groupId: unchanged.groupId } };
  expect((await unchanged.owner.call(attentionSettings, ofUnchanged)).body).toEqual(initialAttentionSettings);
  expect((await manager.refused(attentionSettings, { params })).status).toBe(403);
  const body = {
    ...thresholds,
    absencesInARow: 5,
    attendanceBelow: 0,
    studyDownBy: 0,
    lostStreak: 41,
  };
  await academy.owner.call(updateAttentionSettings, { params, body });
  expect((await academy.owner.call(attentionSettings, { params })).body).toEqual(body);
  expect((await listed()).total).toBe(0);
  await academy.owner.call(updateAttentionSettings, { params, body: { ...body, absencesInARow: 4 } });
  expect((await listed()).content[0]).toMatchObject({ findings: [{ rule: 'ABSENT_IN_A_ROW' }] });
  for (const wrong of [
    { attendanceDays: 0 },
    { attendanceBelow: 101 },
    { missedTargets: 8 },
    { studyDownBy: 1.5 },
  ])
    expect(
      (await academy.owner.send(updateAttentionSettings, { params, body: { ...body, ...wrong } })).status,
    ).toBe(400);
  const log = await world.database.orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, academy.groupId), eq(audits.action, 'group.attention')));
  expect(log.map(({ before, after }) => [before, after])).toContainEqual([
    { absencesInARow: 3, attendanceBelow: 80, studyDownBy: 30, lostStreak: 7 },
    { absencesInARow: 5, attendanceBelow: 0, studyDownBy: 0, lostStreak: 41 },
  ]);
});

test('Cameras that are often off are counted from the alerts of completed days', async () => {
  const { world, academy, listed, others } = await createScene();
  const [careless] = others;
  const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  await world.database.orm.insert(alerts).values(
    [1, 1, 2, 3, 4, 5].map((daysAgo, index) => ({
      groupId: academy.groupId,
      alertId: id(index),
      kind: 'CAMERA_OFF' as const,
      customerId: careless!.customerId,
      roomId: id(100),
      roomUserId: id(200 + index),
      occurredAt: new Date(`${shiftDate(today, -daysAgo)}T11:00:00+09:00`),
    })),
  );
  const { content } = await listed(undefined, { rule: ['CAMERA_OFF'] });
  expect(content).toMatchObject([
    {
      customerId: careless!.customerId,
      findings: [{ rule: 'CAMERA_OFF', value: 6, compared: 7, since: '2026-03-01' }],
    },
  ]);
});

test('Targets that were missed on several days of the last week are counted', async () => {
  const { listed, others, days, academy, world } = await createScene();
  await world.database.orm.delete(studentDays).where(eq(studentDays.groupId, academy.groupId));
  await world.database.orm.delete(groupDays).where(eq(groupDays.groupId, academy.groupId));
  const [short, ...rest] = others;
  await days({
    [short!.customerId]: `BBSBBSB${good}`,
    ...Object.fromEntries(rest.map(({ customerId }) => [customerId, good])),
  });
  const { content } = await listed(undefined, { rule: ['TARGET_MISSED'] });
  expect(content).toMatchObject([
    {
      customerId: short!.customerId,
      findings: [{ rule: 'STUDY_DOWN' }, { rule: 'TARGET_MISSED', value: 5, compared: 7 }],
    },
  ]);
});
