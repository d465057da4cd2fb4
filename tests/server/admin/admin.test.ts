import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

const { admin, adminStudents } = contract;

async function system() {
  const world = await createWorld();
  const academy = await world.academy({ name: '한빛 관리 시험', plan: 'FREE', userCount: 3 });
  const superAdmin = await world.superAdmin();
  return { world, academy, superAdmin, params: { groupId: academy.groupId } };
}
const body = {
  plan: 'PREMIUM' as const,
  userCount: 10,
  startsOn: '2026-03-01',
  endsOn: '2027-02-28',
  trialEndsOn: null,
  reason: '연간 계약',
};

test('academies are found by id, with their users; the system’s own group is none', async () => {
  const { academy, superAdmin } = await system();
  await academy.student();
  await academy.manager();
  const search = { searchText: academy.groupId, searchType: 'groupId' as const };
  const { content, total } = (await superAdmin.call(admin.academies, { query: search })).body;
  expect(total).toBe(1);
  expect(content[0]).toMatchObject({
    groupId: academy.groupId,
    state: 'EXPIRED',
    activeStudentCount: 1,
    managerCount: 1,
    ownerEmail: academy.owner.email,
  });
  expect((await superAdmin.refused(admin.academy, { params: { groupId: '~system' } })).status).toBe(404);
});

test('a subscription is changed with a reason, which its history shows', async () => {
  const { superAdmin, params } = await system();
  const { version } = (await superAdmin.call(admin.subscription, { params })).body;
  const changed = await superAdmin.call(admin.updateSubscription, { params, version, body });
  expect(changed.body).toMatchObject({ plan: 'PREMIUM', userCount: 10, endsOn: '2027-02-28' });
  const listed = await superAdmin.call(admin.academies, {
    query: { searchText: params.groupId, searchType: 'groupId', sort: ['endsOn,desc'] },
  });
  expect(listed.body.content).toMatchObject([
    { startsOn: '2026-03-01', endsOn: '2027-02-28', trialEndsOn: null },
  ]);
  const { content } = (await superAdmin.call(admin.subscriptionChanges, { params })).body;
  expect(content[0]).toMatchObject({
    reason: '연간 계약',
    before: { plan: 'FREE', userCount: 3 },
    after: { plan: 'PREMIUM', userCount: 10 },
  });
  expect((await superAdmin.refused(admin.updateSubscription, { params, version, body })).body.code).toBe(
    'STALE',
  );
});

test('no fewer places than active students, and both numbers are said', async () => {
  const { superAdmin, academy, params } = await system();
  await academy.students(3);
  const { version } = (await superAdmin.call(admin.subscription, { params })).body;
  const refused = await superAdmin.refused(admin.updateSubscription, {
    params,
    version,
    body: { ...body, userCount: 2 },
  });
  expect(refused.body).toMatchObject({ code: 'USER_COUNT_TOO_LOW', details: { active: 3, count: 2 } });
});

test('students of an academy are found, created and changed under its cap [S6.6]', async () => {
  const { superAdmin, academy } = await system();
  const { groupId } = academy;
  await academy.students(2);
  const created = await superAdmin.call(adminStudents.create, {
    body: { groupId, students: [{ name: '새학생', email: `new@${groupId}.example` }], invite: false },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(created.body.createdCount).toBe(1);
  const { content } = (await superAdmin.call(adminStudents.list, { query: { groupId } })).body;
  expect(content.length).toBe(3);
  // In every academy, by the parts of names and emails, whatever the index has of them.
  const found = async (searchText: string, of: { groupId?: string } = {}) =>
    (await superAdmin.call(adminStudents.list, { query: { searchText, ...of } })).body.content.map(
      ({ name }) => name,
    );
  for (const text of [`NEW@${groupId}`, `w@${groupId}.ex`, `EW@${groupId.toUpperCase()}`])
    expect(await found(text), text).toEqual(['새학생']);
  expect(await found('학생', { groupId })).toContain('새학생');
  expect(await found('ㅅㅎㅅ', { groupId })).toContain('새학생');
  expect(await found(`생${groupId}`)).toEqual([]);
  const off = { customerIds: [String(content[0]!.id)], action: 'DEACTIVATE' as const };
  expect(
    (await superAdmin.call(admin.updateStudents, { body: { ...off, dryRun: true } })).body.doneCount,
  ).toBe(1);
  expect((await superAdmin.call(admin.updateStudents, { body: off })).body.doneCount).toBe(1);
  await academy.student();
  const on = await superAdmin.call(admin.updateStudents, { body: { ...off, action: 'ACTIVATE' } });
  expect(on.body.verdicts).toMatchObject([{ customerId: content[0]!.id, ok: false, code: 'STUDENT_CAP' }]);
  const { content: log } = { content: (await academy.owner.call(contract.audits.list, {})).body };
  expect(log.map(({ action }) => action)).toContain('student.deactivate');
  expect(log.every(entry => entry.groupId === groupId)).toBe(true);
  // The academy's history has what was changed, and who changed it; a dry run and a rejected change are not in it.
  expect((await academy.owner.call(contract.batches.list, {})).body.content).toMatchObject([
    { action: 'deactivate', updatedCount: 1, actorName: superAdmin.name },
  ]);
});

test('a student’s key of another academy finds no one', async () => {
  const { world, superAdmin, academy } = await system();
  const other = await world.academy();
  const { customerId } = await academy.student();
  const { body: answer } = await superAdmin.call(admin.updateStudents, {
    body: { customerIds: [`${other.groupId}:${customerId}`], action: 'DELETE' },
  });
  expect(answer.verdicts).toMatchObject([{ ok: false, code: 'NOT_FOUND' }]);
});

test('activity lists the academies of a period, including unused ones', async () => {
  const { superAdmin, academy } = await system();
  const period = { since: '2026-03-01', until: '2026-03-02' };
  const { content } = (
    await superAdmin.call(admin.active, { query: { ...period, searchText: academy.groupId } })
  ).body;
  expect(content).toMatchObject([
    { groupId: academy.groupId, studySeconds: 0, activeUserCount: 0, days: [] },
  ]);
  expect((await superAdmin.call(admin.usage, { query: period })).status).toBe(200);
});
