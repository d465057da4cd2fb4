import { describe, expect, test } from 'vitest';
import { applyReservations } from '../../../server/accounts/applyReservations.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { contract } from '../../../src/contract/index.ts';
import { password } from '../../support/person.ts';
import { createWorld } from '../../support/world.ts';

const { auth, managers, session, students } = contract;

test('inactive people cannot sign in, get the reason, and are signed out [S4.2]', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const teacher = await manager();
  await teacher.call(session.me);
  const params = { id: teacher.customerId };
  expect((await owner.call(managers.deactivate, { params })).body.accountStatus).toBe('INACTIVE');

  expect((await teacher.refused(session.me)).status).toBe(401);
  const login = { body: { userId: teacher.email, passwd: password } };
  const { status, body } = await world.stranger().refused(auth.login, login);
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'ACCOUNT_INACTIVE' });
  const wrong = { body: { ...login.body, passwd: 'another1' } };
  expect((await world.stranger().refused(auth.login, wrong)).body.code).toBe('LOGIN_FAILED');

  expect((await owner.call(managers.activate, { params })).body.accountStatus).toBe('ACTIVE');
  expect((await world.stranger().call(auth.login, login)).body.role).toBe('MANAGER');
});

describe('a deactivation that is reserved for a later day (specification, section 4)', () => {
  const reserved = async (deactivateOn = '2026-03-05') => {
    const world = await createWorld();
    const academy = await world.academy();
    const student = await academy.student();
    const params = { id: student.customerId };
    const { body } = await academy.owner.call(students.deactivate, { params, query: { deactivateOn } });
    const read = async () => (await academy.owner.call(students.one, { params })).body;
    return { world, ...academy, params, body, read };
  };

  test('is shown until then, and takes effect as the day begins on the academy’s clock [S4.4]', async () => {
    const { world, body, read } = await reserved();
    const state = { accountStatus: 'ACTIVE', registrationStatus: 'INACTIVE_RESERVATION' };
    expect(body).toMatchObject({ ...state, deactivateOn: '2026-03-05' });
    world.clock.set('2026-03-04T23:59:59+09:00');
    await applyReservations(world);
    expect(await read()).toMatchObject(state);
    world.clock.set('2026-03-05T00:00:00+09:00');
    await applyReservations(world);
    expect(await read()).toMatchObject({
      accountStatus: 'INACTIVE',
      registrationStatus: 'REGISTERED',
      deactivateOn: null,
    });
  });

  test('is called off by activating', async () => {
    const { world, owner, params, read } = await reserved();
    await owner.call(students.activate, { params });
    world.clock.set('2026-03-06T00:00:00+09:00');
    await applyReservations(world);
    expect(await read()).toMatchObject({ accountStatus: 'ACTIVE', registrationStatus: 'REGISTERED' });
  });

  test('lies after today', async () => {
    const { owner, params } = await reserved();
    const { body } = await owner.refused(students.deactivate, {
      params,
      query: { deactivateOn: '2026-03-02' },
    });
    expect(body.fieldErrors).toEqual({ deactivateOn: 'validation.futureDate' });
  });
});

test('a deleted account is inactive, can be restored for 30 days, and is gone afterwards [S4.5]', async () => {
  const world = await createWorld();
  const { owner, manager, students: create } = await world.academy();
  const [kept, late] = await create(2);
  const customerIds = [kept!.customerId, late!.customerId];
  await owner.call(students.deleteMany, { body: { customerIds } });
  const { body } = await owner.call(students.list, { query: { accountStatus: ['DELETED'] } });
  expect(body.content.map(({ restorableUntil }) => restorableUntil)).toEqual(
    customerIds.map(() => '2026-04-01T10:00:00+09:00'),
  );

  world.clock.set('2026-04-01T10:00:00+09:00');
  const teacher = await manager({ permissions: ['VIEW_STUDENT'] });
  const restored = await teacher.call(students.restoreMany, { body: { customerIds: [kept!.customerId] } });
  expect(restored.body.doneCount).toBe(1);
  world.clock.set('2026-04-01T10:00:01+09:00');
  const tooLate = await teacher.call(students.restoreMany, { body: { customerIds: [late!.customerId] } });
  expect(tooLate.body.verdicts[0]!.code).toBe('RESTORE_EXPIRED');
  await purge(world);
  const params = (id: string) => ({ params: { id } });
  expect((await teacher.call(students.one, params(kept!.customerId))).body.accountStatus).toBe('ACTIVE');
  expect((await teacher.refused(students.one, params(late!.customerId))).status).toBe(404);
});

test('restoring respects the cap, and each of many gets its own result [S4.3]', async () => {
  const world = await createWorld();
  const academy = await world.academy({ userCount: 2 });
  const all = await academy.students(3, () => ({
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: world.clock(),
  }));
  const body = { customerIds: all.map(({ customerId }) => customerId) };
  const dry = await academy.owner.call(students.restoreMany, { body: { ...body, dryRun: true } });
  expect(dry.body).toMatchObject({ doneCount: 2, refusedCount: 1, limit: 2 });
  expect((await academy.owner.call(students.count)).body.count).toBe(0);
  const done = await academy.owner.call(students.restoreMany, { body });
  expect(done.body.verdicts.map(({ code }) => code)).toEqual([null, null, 'STUDENT_CAP']);
  expect((await academy.owner.call(students.count)).body.count).toBe(2);
});

test('the counts of students and managers, and those of a search [S3.6]', async () => {
  const academy = await (await createWorld()).academy({ userCount: 20 });
  const pending = { authenticatedAt: null, registrationStatus: 'PENDING' as const };
  await academy.students(3, index => ({ name: `가람${index}` }));
  await academy.students(2, () => pending);
  await academy.students(1, () => ({ accountStatus: 'INACTIVE', name: '가람이' }));
  expect((await academy.owner.call(students.summaries)).body).toEqual({
    creatableStudentCount: 15,
    limitStudentCount: 20,
    activeStudentCount: 5,
    authenticatedStudentCount: 3,
    noneAuthenticatedStudentCount: 2,
    inactiveStudentCount: 1,
    failedInvitationCount: 0,
    expiredInvitationCount: 0,
    unopenedInvitationCount: null,
    duplicateCount: 0,
  });
  const found = await academy.owner.call(students.summaries, { query: { searchText: '가람' } });
  expect(found.body).toMatchObject({
    activeStudentCount: 3,
    inactiveStudentCount: 1,
    noneAuthenticatedStudentCount: 0,
  });
  await academy.manager();
  await academy.manager({ observer: true, ...pending });
  expect((await academy.owner.call(managers.summaries)).body).toMatchObject({
    creatableManagerCount: 9,
    limitManagerCount: 10,
    activeManagerCount: 1,
    observerCount: 1,
    limitObserverCount: 5,
  });
});
