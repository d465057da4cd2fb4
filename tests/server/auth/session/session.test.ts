import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { password } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { auth, session } = contract;

test('signing in returns the user; only an owner gets the state of the set-up [S3.4]', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const teacher = await manager({ permissions: ['VIEW_STUDY'] });
  const enter = async (userId: string) =>
    (await world.stranger().call(auth.login, { body: { userId, passwd: password } })).body;
  expect(await enter(owner.email)).toMatchObject({ role: 'OWNER', initialized: true });
  const info = await enter(teacher.email);
  expect(info).toMatchObject({ role: 'MANAGER', permissions: ['VIEW_STUDY'], profileImageUrl: null });
  expect(info).not.toHaveProperty('initialized');
});

test('a wrong password, an unknown email and a student are refused in their own words [S6.7 S8.6]', async () => {
  const world = await createWorld();
  const { owner, student } = await world.academy();
  const { email } = await student();
  const refusal = async (userId: string, passwd: string) =>
    (await world.stranger().refused(auth.login, { body: { userId, passwd } })).body;
  const failed = { status: 401, code: 'LOGIN_FAILED', message: 'The login information is incorrect.' };
  expect(await refusal(owner.email, 'another1')).toMatchObject(failed);
  expect(await refusal('nobody@nowhere.example', password)).toMatchObject(failed);
  expect((await refusal(email, password)).code).toBe('STUDENT_SIGN_IN');
});

test('signing out ends the session [S4.14]', async () => {
  const { owner } = await (await createWorld()).academy();
  const before = owner.cookies.header();
  await owner.call(session.me);
  const kept = owner.cookies.header();
  await owner.call(auth.logout);
  expect((await owner.refused(session.sessions)).body.code).toBe('NOT_SIGNED_IN');
  const replayed = await owner.refused(session.sessions, { headers: { Cookie: kept } } as never);
  expect({ before, status: replayed.status }).toEqual({ before: '', status: 401 });
});

test('the current user and their academy [S3.5]', async () => {
  const { owner, groupId, name } = await (await createWorld()).academy();
  expect((await owner.call(session.me)).body).toMatchObject({
    accountNonLocked: true,
    authenticatedAt: '2026-03-02T10:00:00+09:00',
    customerId: owner.customerId,
    email: owner.email,
    groupId,
    name: owner.name,
    phone: '',
  });
  expect((await owner.call(session.academies)).body).toMatchObject({
    title: name,
    coverImageUrl: null,
    ownerCustomerName: owner.name,
    ownerCustomerEmail: owner.email,
  });
});

test('the current password is checked, and how often is limited [S5.6]', async () => {
  const { owner } = await (await createWorld()).academy();
  const matches = async (value: string) => owner.send(session.passwordMatches, { body: { value } });
  expect((await matches(password)).body).toEqual({ data: true });
  expect((await matches('another1')).body).toEqual({ data: false });
  const answers = [];
  for (let index = 0; index < 40; index++) answers.push((await matches('another1')).status);
  expect(answers).toContain(429);
});

test('the subscription’s user count is the cap of students [S9.5]', async () => {
  const world = await createWorld();
  const { owner } = await world.academy({ userCount: 120 });
  expect((await owner.call(session.subscriptions)).body).toMatchObject({ userCount: 120, plan: 'PREMIUM' });
  expect((await owner.call(contract.students.count)).body.limit).toBe(120);
  const usual = await world.academy();
  expect((await usual.owner.call(contract.students.count)).body.limit).toBe(50);
});

test('an error is answered on request, with the status that is asked for [S7.9]', async () => {
  const { owner } = await (await createWorld()).academy();
  for (const status of [400, 408, 500])
    expect((await owner.refused(session.testError, { body: { status } })).status).toBe(status);
});

test('the server’s time is available to everyone, by its clock [S7.9]', async () => {
  const world = await createWorld();
  const { body } = await world.stranger().call(session.serverTime);
  expect(body.epochMilliseconds).toBe(world.clock().getTime());
  expect(new Date(body.serverTime)).toEqual(world.clock());
});
