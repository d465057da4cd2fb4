import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { audits } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import type { Problem } from '../../../../src/contract/shapes.ts';
import { limits } from '../../../../src/domain/limits.ts';
import type { Caller } from '../../../support/caller.ts';
import { password, type Person } from '../../../support/person.ts';
import { createWorld, type World } from '../../../support/world.ts';

const { auth, session } = contract;
const { waitSeconds } = limits.guesses;
const free = waitSeconds.findIndex(seconds => seconds > 0) + 1;

const tryAs = async (browser: Caller, userId: string, passwd: string, otp?: string) => {
  const reply = await browser.send(auth.login, { body: { userId, passwd, ...(otp ? { otp } : {}) } });
  return { ...reply, problem: reply.body as Problem };
};
/** Wrong passwords for an account, each from an address of its own. */
const guess = async (world: World, email: string, times: number) => {
  const codes: (string | undefined)[] = [];
  for (let index = 0; index < times; index++)
    codes.push((await tryAs(world.stranger(), email, `wrong${index}pass`)).problem.code);
  return codes;
};
const refusals = ({ database }: World, groupId: string) =>
  database.orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, groupId), eq(audits.action, 'session.refused')));
const turnOn = async (world: World, person: Person) => {
  const { secret } = (await person.call(session.startTwoFactor, { body: { currentPassword: password } }))
    .body;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const otp = () => totp.generate({ timestamp: world.clock().getTime() });
  const { recoveryCodes } = (await person.call(session.confirmTwoFactor, { body: { otp: otp() } })).body;
  world.clock.advance({ seconds: 30 });
  return { otp, recoveryCodes };
};

test('guesses at a password are slowed by account, from however many addresses they come', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const codes = await guess(world, owner.email, free + 2);
  expect(codes).toEqual([...Array(free).fill('LOGIN_FAILED'), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  // The right password waits too, so that nothing is learned meanwhile.
  const waiting = await tryAs(world.stranger(), owner.email, password);
  expect(waiting.problem).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    details: { time: waitSeconds[free - 1] },
  });
  expect(waiting.headers.get('Retry-After')).toBe(String(waitSeconds[free - 1]));
  world.clock.advance({ seconds: waitSeconds[free - 1]! });
  expect((await tryAs(world.stranger(), owner.email, password)).status).toBe(200);
  expect(await guess(world, owner.email, free)).toEqual(Array(free).fill('LOGIN_FAILED'));
});

test('the wait grows up to a cap, and is never a lock', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  await guess(world, owner.email, free - 1);
  const waits: unknown[] = [];
  for (let index = free - 1; index < waitSeconds.length + 3; index++) {
    expect(await guess(world, owner.email, 1)).toEqual(['LOGIN_FAILED']);
    const { details } = (await tryAs(world.stranger(), owner.email, password)).problem;
    waits.push(details!.time);
    world.clock.advance({ seconds: details!.time as number });
  }
  const most = waitSeconds.at(-1);
  expect(waits).toEqual([...waitSeconds.slice(free - 1), most, most, most]);
  expect((await tryAs(world.stranger(), owner.email, password)).status).toBe(200);
});

test('an unknown address is slowed down in the same way', async () => {
  const world = await createWorld();
  const codes = await guess(world, `nobody-${Date.now()}@nowhere.example`, free + 1);
  expect(codes).toEqual([...Array(free).fill('LOGIN_FAILED'), 'TOO_MANY_REQUESTS']);
});

test('many guesses at once are no more guesses than one after another', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => tryAs(world.stranger(), owner.email, `wrong${index}pass`)),
  );
  expect(replies.filter(({ problem }) => problem.code === 'LOGIN_FAILED')).toHaveLength(free);
});

test('a browser in which the owner has signed in before is not slowed by strangers', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const own = world.stranger();
  expect((await tryAs(own, owner.email, password)).status).toBe(200);
  await own.call(auth.logout);
  await guess(world, owner.email, free + 1);
  expect((await tryAs(own, owner.email, password)).status).toBe(200);
  // It has guesses of its own, though.
  const codes: (string | undefined)[] = [];
  for (let index = 0; index <= free; index++)
    codes.push((await tryAs(own, owner.email, 'wrong1pass')).problem.code);
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
});

test('the account’s owner is notified of failed sign-ins once, and the audit log has each', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy();
  await guess(world, owner.email, free + 3);
  const mails = (await world.mails()).filter(({ kind }) => kind === 'guessed');
  expect(mails.map(({ recipient }) => recipient)).toEqual([owner.email]);
  const rows = await refusals(world, groupId);
  expect(rows.map(({ after }) => (after as { cause: string }).cause).toSorted()).toEqual([
    ...Array(free).fill('PASSWORD'),
    'WAIT',
  ]);
  expect(rows[0]).toMatchObject({ targetId: owner.customerId, targetKind: 'customer' });
  expect(rows[0]!.ipAddress).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain('wrong0pass');
});

test('codes of the second factor are guesses too', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy();
  const { otp, recoveryCodes } = await turnOn(world, owner);
  const codes: (string | undefined)[] = [];
  for (let index = 0; index <= free; index++)
    codes.push(
      (await tryAs(world.stranger(), owner.email, password, index % 2 ? '000000' : 'aaaa-bbbb')).problem.code,
    );
  expect(codes).toEqual([...Array(free).fill('OTP_MISMATCH'), 'TOO_MANY_REQUESTS']);
  for (const right of [otp(), recoveryCodes[0]!])
    expect((await tryAs(world.stranger(), owner.email, password, right)).problem.code).toBe(
      'TOO_MANY_REQUESTS',
    );
  expect((await refusals(world, groupId)).map(({ after }) => (after as { cause: string }).cause)).toContain(
    'OTP',
  );
});

test('guesses at the current password are counted wherever it is asked for', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const me = (await owner.call(session.me)).body;
  const currentPassword = 'wrong1pass';
  const codes: unknown[] = [];
  for (let index = 0; index <= free; index++)
    codes.push(
      (
        (
          await owner.send(session.updateProfile, {
            params: { customerId: owner.customerId },
            version: me.version,
            body: { currentPassword, newPassword: 'brand9new' },
          })
        ).body as Problem
      ).code,
    );
  expect(codes).toEqual([...Array(free).fill('CURRENT_PASSWORD_MISMATCH'), 'TOO_MANY_REQUESTS']);
  expect((await owner.refused(session.passwordMatches, { body: { value: password } })).body.code).toBe(
    'TOO_MANY_REQUESTS',
  );
});

test('right sign-ins do not use up the address of a school', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const school = world.stranger();
  const people = [owner, await manager(), await manager()];
  for (let index = 0; index < 45; index++)
    expect((await tryAs(school, people[index % 3]!.email, password)).status).toBe(200);
});

test('wrong ones do, whatever form the address has and wherever in its network it is', async () => {
  const world = await createWorld();
  const form = (index: number) => `2001:db8:1:2:${(index + 1).toString(16)}::${index + 1}`;
  const from = async (address: string) => {
    const request = new Request(`${world.server.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: world.server.origin,
        'X-Requested-With': 'studyroom-console',
      },
      body: JSON.stringify({ userId: `${crypto.randomUUID()}@nowhere.example`, passwd: 'wrong1pass' }),
    });
    return (await world.server.fetch(request, { incoming: { socket: { remoteAddress: address } } })).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 21; index++) statuses.push(await from(form(index)));
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
  expect(await from('2001:db8:1:3::1')).toBe(401);
  for (let index = 0; index < 20; index++) await from(index % 2 ? '203.0.113.77' : '::ffff:203.0.113.77');
  expect(await from('::ffff:203.0.113.77')).toBe(429);
  expect(await from('203.0.113.77')).toBe(429);
});
