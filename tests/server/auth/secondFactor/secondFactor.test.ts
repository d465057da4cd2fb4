import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audits, customers } from '../../../../server/database/schema/index.ts';
import { resetSecondFactor } from '../../../../server/commands/resetSecondFactor/resetSecondFactor.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { mailTo } from '../../../support/mailTo.ts';
import { password, type Person } from '../../../support/person.ts';
import { turnOnTwoFactor } from '../../../support/turnOnTwoFactor.ts';
import { createWorld, type World } from '../../../support/world.ts';

const { auth, managers, session } = contract;
const confirmed = { body: { currentPassword: password } };

const stored = async ({ database }: World, { customerId }: Person) =>
  (await database.orm.select().from(customers).where(eq(customers.customerId, customerId)))[0]!;
const signIn = async (world: World, person: Person, otp?: string) => {
  const browser = world.stranger();
  const body = { userId: person.email, passwd: password, ...(otp ? { otp } : {}) };
  const reply = await browser.send(auth.login, { body });
  return { browser, code: (reply.body as { code?: string }).code, status: reply.status };
};
const begin = async (env: Record<string, string> = {}) => {
  const world = await createWorld({ env });
  const academy = await world.academy();
  return { world, academy, manager: await academy.manager() };
};
test('turning it on needs the password, ends the other sessions, and a mail says so', async () => {
  const { world, manager } = await begin();
  const { browser } = await signIn(world, manager);
  const wrong = { body: { currentPassword: 'wrong-one1' } };
  expect((await manager.refused(session.startTwoFactor, wrong)).body.code).toBe('CURRENT_PASSWORD_MISMATCH');
  await turnOnTwoFactor(world, manager);
  expect((await browser.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  expect((await mailTo(world, manager.email, 'twoFactorOn')).subject).not.toBe('');
});

test('turning it off ends the other sessions, and a mail says so', async () => {
  const { world, manager } = await begin();
  const { otp } = await turnOnTwoFactor(world, manager);
  const { browser } = await signIn(world, manager, otp());
  await manager.call(session.endTwoFactor, confirmed);
  expect((await browser.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  await mailTo(world, manager.email, 'twoFactorOff');
});

test('its secret is encrypted in the database, and one from before is once it is used', async () => {
  const { world, manager } = await begin();
  const { secret, otp } = await turnOnTwoFactor(world, manager);
  expect((await stored(world, manager)).twoFactorSecret).not.toContain(secret);
  await world.database.orm
    .update(customers)
    .set({ twoFactorSecret: secret })
    .where(eq(customers.customerId, manager.customerId));
  expect((await signIn(world, manager, otp())).status).toBe(200);
  expect((await stored(world, manager)).twoFactorSecret).not.toContain(secret);
  world.clock.advance({ seconds: 30 });
  expect((await signIn(world, manager, otp())).status).toBe(200);
});

test('without a key it is not turned on, and the refusal says why', async () => {
  const { manager } = await begin({ SECRET_KEY: '' });
  expect((await manager.refused(session.startTwoFactor, confirmed)).body.code).toBe('SECRET_KEY_MISSING');
});

test('with another key codes of the app cannot be verified any more, and recovery codes can', async () => {
  const { world, manager } = await begin();
  const { otp, recoveryCodes } = await turnOnTwoFactor(world, manager);
  const env = { SECRET_KEY: 'another key, which the restored server has got' };
  const moved = await createWorld({ env, now: world.clock().toISOString() });
  expect((await signIn(moved, manager, otp())).code).toBe('SECRET_KEY_WRONG');
  expect((await signIn(moved, manager, recoveryCodes[0])).status).toBe(200);
  expect((await signIn(world, manager, otp())).status).toBe(200);
});

test('recovery codes are counted, replaced by new ones with the password, and stored as salted hashes', async () => {
  const { world, manager } = await begin();
  const { recoveryCodes } = await turnOnTwoFactor(world, manager);
  const { count, groups, groupLength } = limits.recoveryCodes;
  expect(recoveryCodes[0]).toHaveLength(groups * groupLength + groups - 1);
  expect((await stored(world, manager)).recoveryCodeHashes[0]).toMatch(/^a2:/);
  expect((await signIn(world, manager, recoveryCodes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(
    200,
  );
  expect((await manager.call(session.me)).body.recoveryCodesLeft).toBe(count - 1);
  const fresh = (await manager.call(session.renewRecoveryCodes, confirmed)).body.recoveryCodes;
  expect((await manager.call(session.me)).body.recoveryCodesLeft).toBe(count);
  expect((await signIn(world, manager, recoveryCodes[1])).code).toBe('OTP_MISMATCH');
  expect((await signIn(world, manager, fresh[0])).status).toBe(200);
  await mailTo(world, manager.email, 'recoveryCodes');
});

test('the owner helps people who have lost phone and codes, and no one below can', async () => {
  const { world, academy, manager } = await begin();
  await turnOnTwoFactor(world, manager);
  const params = { id: manager.customerId };
  const other = await academy.manager({ permissions: ['VIEW_MANAGER'] });
  expect((await other.refused(managers.resetTwoFactor, { params })).status).toBe(403);
  const foreign = await world.academy();
  expect((await foreign.owner.refused(managers.resetTwoFactor, { params })).status).toBe(404);
  await academy.owner.call(managers.resetTwoFactor, { params });
  expect((await academy.owner.refused(managers.resetTwoFactor, { params })).body.code).toBe('TWO_FACTOR_OFF');
  expect((await manager.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  expect((await signIn(world, manager)).status).toBe(200);
  await mailTo(world, manager.email, 'twoFactorReset');
});

test('an owner is helped by a command where the server runs', async () => {
  const { world, academy } = await begin();
  const { owner } = academy;
  await turnOnTwoFactor(world, owner);
  await world.database.orm.transaction(tx =>
    resetSecondFactor(tx, { email: owner.email, now: world.clock(), config: world.config }),
  );
  expect((await signIn(world, owner)).status).toBe(200);
  const records = async (groupId: string) =>
    (await world.database.orm.select().from(audits).where(eq(audits.groupId, groupId))).filter(({ action }) =>
      action.endsWith('.resetTwoFactor'),
    );
  expect(await records(academy.groupId)).toMatchObject([
    {
      action: 'owner.resetTwoFactor',
      targetKind: 'customer',
      before: { twoFactor: true },
      after: { twoFactor: false },
    },
  ]);
  const manager = await academy.manager();
  const superAdmin = await world.superAdmin();
  for (const { email } of [manager, superAdmin])
    await world.database.orm.transaction(tx =>
      resetSecondFactor(tx, { email, now: world.clock(), config: world.config }),
    );
  expect(
    (await records(academy.groupId)).find(({ targetId }) => targetId === manager.customerId),
  ).toMatchObject({
    action: 'manager.resetTwoFactor',
    targetKind: 'manager',
  });
  expect((await records('~system')).find(({ targetId }) => targetId === superAdmin.customerId)).toMatchObject(
    { action: 'administrator.resetTwoFactor' },
  );
  await expect(
    world.database.orm.transaction(tx =>
      resetSecondFactor(tx, { email: 'nobody@nowhere.example', now: world.clock(), config: world.config }),
    ),
  ).rejects.toThrow(/no administrator/);
});
