import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../../server/config/config.ts';
import { calls, contract } from '../../../../src/contract/index.ts';
import type { Problem } from '../../../../src/contract/shapes.ts';
import { anyParams } from '../../../support/anyParams.ts';
import { listen } from '../../../support/listen.ts';
import { password } from '../../../support/person.ts';
import { turnOnTwoFactor } from '../../../support/turnOnTwoFactor.ts';
import { createWorld } from '../../../support/world.ts';

const { audits, auth, groups, session } = contract;

async function begin() {
  const world = await createWorld();
  const academy = await world.academy();
  const params = { groupId: academy.groupId };
  const require = (requiresTwoFactor: boolean) =>
    academy.owner.send(groups.updateSecuritySettings, { params, body: { requiresTwoFactor } });
  return { world, academy, params, require };
}
async function required() {
  const begun = await begin();
  const manager = await begun.academy.manager({ permissions: ['VIEW_STUDENT'] });
  await turnOnTwoFactor(begun.world, begun.academy.owner);
  expect((await begun.require(true)).status).toBe(200);
  return { ...begun, manager };
}

test('the owner requires it of the academy once they have it themselves; the log has it', async () => {
  const { world, academy, params, require } = await begin();
  const { status, body } = await require(true);
  expect({ status, why: (body as Problem).fieldErrors }).toEqual({
    status: 400,
    why: { requiresTwoFactor: 'validation.ownTwoFactorFirst' },
  });
  await turnOnTwoFactor(world, academy.owner);
  expect((await require(true)).status).toBe(200);
  expect((await academy.owner.call(groups.securitySettings, { params })).body.requiresTwoFactor).toBe(true);
  const log = (await academy.owner.call(audits.list, {})).body;
  expect(log.filter(({ action }) => action === 'group.security')).toHaveLength(1);
});

test('another academy’s requirement is neither read nor changed', async () => {
  const { world, params } = await begin();
  const { owner } = await world.academy();
  await turnOnTwoFactor(world, owner);
  const body = { requiresTwoFactor: true };
  expect((await owner.refused(groups.securitySettings, { params })).status).toBe(404);
  expect((await owner.refused(groups.updateSecuritySettings, { params, body })).status).toBe(404);
});

test('people without it set it up before any other call', async () => {
  const { world, manager } = await required();
  expect((await manager.call(session.sessions)).body.mustSetUpTwoFactor).toBe(true);
  const wrong: string[] = [];
  for (const [name, call] of calls) {
    const reply = await manager.send(call, {
      params: anyParams(call.path),
      query: { 'no-such-field': '1' },
      ...(call.method === 'GET' ? {} : { body: { 'no-such-field': 1 } }),
    });
    const { code } = reply.body as Problem;
    const isOpen = call.access === 'everyone' || call.beforeSecondFactor === true;
    const isClosed = code === 'SECOND_FACTOR_REQUIRED' || code === 'FORBIDDEN';
    if (isOpen === isClosed) wrong.push(`${name} answers ${code}`);
  }
  expect(wrong).toEqual([]);
  const list = contract.students.list;
  expect((await manager.refused(list)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  await turnOnTwoFactor(world, manager);
  expect((await manager.call(session.sessions)).body.mustSetUpTwoFactor).toBeUndefined();
  await manager.call(list);
});

test('signing in reports it, signing out works, and the log has no rejected calls', async () => {
  const { world, academy, manager } = await required();
  const browser = world.stranger();
  const { body } = await browser.call(auth.login, { body: { userId: manager.email, passwd: password } });
  expect(body.mustSetUpTwoFactor).toBe(true);
  await browser.refused(contract.students.list);
  await browser.call(auth.logout);
  expect((await browser.refused(session.sessions)).body.code).toBe('NOT_SIGNED_IN');
  const log = (await academy.owner.call(audits.list, {})).body;
  expect(log.filter(({ action }) => action === 'access.refused')).toEqual([]);
});

test('live screens of who lacks it end', async () => {
  const { world, academy, require } = await begin();
  const manager = await academy.manager({ permissions: ['VIEW_ROOM_USER'] });
  const stream = await listen(manager);
  expect((await stream.next())?.event).toBe('refetch');
  await turnOnTwoFactor(world, academy.owner);
  await require(true);
  await world.streams.beat();
  expect(world.streams.count).toBe(0);
});

test('it cannot be turned off while it is required, and can be afterwards', async () => {
  const { world, academy, manager, require } = await required();
  await turnOnTwoFactor(world, manager);
  const confirmed = { body: { currentPassword: password } };
  expect((await manager.refused(session.endTwoFactor, confirmed)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  const other = await academy.manager();
  expect((await other.call(session.sessions)).body.mustSetUpTwoFactor).toBe(true);
  await require(false);
  expect((await other.call(session.sessions)).body.mustSetUpTwoFactor).toBeUndefined();
  await manager.call(session.endTwoFactor, confirmed);
});

test('the server’s settings require it of super administrators only', async () => {
  const world = await createWorld({ env: { REQUIRE_SECOND_FACTOR_FOR_SUPER_ADMIN: '1' } });
  const admin = await world.superAdmin();
  expect((await admin.refused(contract.admin.academies)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  await turnOnTwoFactor(world, admin);
  await admin.call(contract.admin.academies);
  const { owner } = await world.academy();
  expect((await owner.call(session.sessions)).body.mustSetUpTwoFactor).toBeUndefined();
});

test('with PostgreSQL that requires a key, without which no one could set it up', () => {
  const env = { REQUIRE_SECOND_FACTOR_FOR_SUPER_ADMIN: '1', DATABASE_URL: 'postgres://localhost/x' };
  expect(() => readConfig(env)).toThrow(ConfigError);
  const { requireSecondFactorForSuperAdmin } = readConfig({ ...env, SECRET_KEY: 'k'.repeat(32) });
  expect(requireSecondFactorForSuperAdmin).toBe(true);
});
