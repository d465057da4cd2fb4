import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import type { Person } from '../../../support/person.ts';
import { password } from '../../../support/person.ts';
import { createWorld, type World } from '../../../support/world.ts';

const { auth, session } = contract;

const begin = async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const manager = await academy.manager();
  const me = (await manager.call(session.me)).body;
  const params = { customerId: manager.customerId };
  return { world, academy, manager, me, params };
};
const signInAgain = async (world: World, person: Person, otp?: string) => {
  const browser = world.stranger();
  const reply = await browser.send(auth.login, {
    body: { userId: person.email, passwd: password, ...(otp === undefined ? {} : { otp }) },
  });
  return { browser, ...reply, code: (reply.body as { code?: string }).code };
};

test('users change their own name and phone, on the version that they saw [S2.28]', async () => {
  const { manager, me, params } = await begin();
  const body = { name: '이바뀜', phone: '01099998888' };
  const changed = (await manager.call(session.updateProfile, { params, body, version: me.version })).body;
  expect(changed).toMatchObject({ ...body, version: me.version + 1 });
  const stale = await manager.refused(session.updateProfile, { params, body, version: me.version });
  expect(stale.body).toMatchObject({ code: 'STALE', current: { name: '이바뀜' } });
});

test('no one changes another’s profile', async () => {
  const { academy, manager, me } = await begin();
  const params = { customerId: academy.owner.customerId };
  const reply = await manager.refused(session.updateProfile, {
    params,
    body: { name: '남의것' },
    version: me.version,
  });
  expect(reply.body.code).toBe('NOT_FOUND');
});

test('a new password needs the current one, and ends the other sessions [S5.6]', async () => {
  const { world, manager, me, params } = await begin();
  const { browser } = await signInAgain(world, manager);
  const change = (currentPassword: string) => ({
    params,
    version: me.version,
    body: { currentPassword, newPassword: 'another2day' },
  });
  expect((await manager.refused(session.updateProfile, change('wrong-one1'))).body).toMatchObject({
    code: 'CURRENT_PASSWORD_MISMATCH',
    fieldErrors: { currentPassword: 'validation.currentPassword' },
  });
  await browser.call(session.me);
  await manager.call(session.updateProfile, change(password));
  expect((await browser.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  await manager.call(session.me);
  expect((await signInAgain(world, manager)).code).toBe('LOGIN_FAILED');
});

test('one sees where one is signed in, and ends the other sign-ins', async () => {
  const { world, manager, academy } = await begin();
  const { browser } = await signInAgain(world, manager);
  const { content } = (await manager.call(session.signIns)).body;
  expect(content.map(({ current }) => current)).toEqual([true, false]);
  await academy.owner.call(session.endOtherSignIns);
  await browser.call(session.me);
  await manager.call(session.endOtherSignIns);
  expect((await browser.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  expect((await manager.call(session.signIns)).body.content).toHaveLength(1);
});

test('a second factor is asked for at signing in, each code once, and recovery codes replace it', async () => {
  const { world, manager } = await begin();
  const { secret, uri } = (
    await manager.call(session.startTwoFactor, { body: { currentPassword: password } })
  ).body;
  expect(uri).toContain(`secret=${secret}`);
  // Until it is confirmed no code is asked for.
  expect((await signInAgain(world, manager)).status).toBe(200);

  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const now = () => totp.generate({ timestamp: world.clock().getTime() });
  expect((await manager.refused(session.confirmTwoFactor, { body: { otp: '000000' } })).body.code).toBe(
    'CODE_MISMATCH',
  );
  const { recoveryCodes } = (await manager.call(session.confirmTwoFactor, { body: { otp: now() } })).body;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await manager.call(session.me)).body.twoFactor).toBe(true);
  expect(
    (await manager.refused(session.startTwoFactor, { body: { currentPassword: password } })).body.code,
  ).toBe('TWO_FACTOR_ON');

  expect((await signInAgain(world, manager)).code).toBe('OTP_REQUIRED');
  expect((await signInAgain(world, manager, '000000')).code).toBe('OTP_MISMATCH');
  // The code that confirmed it is used up.
  expect((await signInAgain(world, manager, now())).code).toBe('OTP_MISMATCH');
  world.clock.advance({ seconds: 30 });
  const otp = now();
  const tries = await Promise.all(Array.from({ length: 10 }, () => signInAgain(world, manager, otp)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  // The others were guesses, which have to be waited for.
  world.clock.advance({ hours: 1 });

  expect((await signInAgain(world, manager, recoveryCodes[0]!.toUpperCase().replace('-', ' '))).status).toBe(
    200,
  );
  expect((await signInAgain(world, manager, recoveryCodes[0])).code).toBe('OTP_MISMATCH');
});

test('the second factor is turned off by who knows the password', async () => {
  const { world, manager } = await begin();
  const { secret } = (await manager.call(session.startTwoFactor, { body: { currentPassword: password } }))
    .body;
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.clock().getTime(),
  });
  await manager.call(session.confirmTwoFactor, { body: { otp } });
  expect(
    (await manager.refused(session.endTwoFactor, { body: { currentPassword: 'wrong-one1' } })).body.code,
  ).toBe('CURRENT_PASSWORD_MISMATCH');
  await manager.call(session.endTwoFactor, { body: { currentPassword: password } });
  expect((await signInAgain(world, manager)).status).toBe(200);
});
