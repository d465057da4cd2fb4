import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import type { Caller } from '../../../support/caller.ts';
import { password } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { auth, session, managers } = contract;
const { idleDays, mostDays } = limits.session;

const signIn = (browser: Caller, userId: string) =>
  browser.call(auth.login, { body: { userId, passwd: password } });
const begin = async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const browser = world.stranger();
  await signIn(browser, academy.owner.email);
  return { world, academy, browser, email: academy.owner.email };
};

test('a session in use continues, and ends after a month in any case', async () => {
  const { world, browser } = await begin();
  let days = 0;
  for (; days + idleDays - 1 < mostDays; days += idleDays - 1) {
    await browser.call(session.me);
    world.clock.advance({ hours: 24 * (idleDays - 1) });
  }
  await browser.call(session.me);
  world.clock.advance({ hours: 24 * (mostDays - days) });
  expect((await browser.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
});

test('a session that is not used ends after a week', async () => {
  const { world, browser } = await begin();
  world.clock.advance({ hours: 24 * idleDays });
  expect((await browser.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
});

test('signing in again in the same browser ends the session that it had', async () => {
  const { world, browser, email } = await begin();
  const thief = world.stranger();
  thief.cookies.set('session', browser.cookies.get('session')!);
  await thief.call(session.me);
  await signIn(browser, email);
  expect((await browser.call(session.signIns)).body.content).toHaveLength(1);
  expect((await thief.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
});

test('sign-ins list address and browser, and are ended one by one', async () => {
  const { world, academy, browser, email } = await begin();
  const other = world.stranger();
  await signIn(other, email);
  const { content } = (await browser.call(session.signIns)).body;
  expect(content).toMatchObject([
    { current: true, ipAddress: browser.address, userAgent: 'a test' },
    { current: false, ipAddress: other.address },
  ]);
  const params = { sessionId: content[1]!.sessionId };
  const stranger = await academy.manager();
  expect((await stranger.refused(session.endSignIn, { params })).body.code).toBe('NOT_FOUND');
  expect((await browser.refused(session.endSignIn, { params: { sessionId: 'x' } })).body.code).toBe(
    'NOT_FOUND',
  );
  await browser.call(session.endSignIn, { params });
  expect((await other.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  await browser.call(session.me);
});

test('people who are deactivated while signed in are notified, and the session does not come back', async () => {
  const { academy } = await begin();
  const manager = await academy.manager();
  await manager.call(session.me);
  const params = { id: manager.customerId };
  await academy.owner.call(managers.deactivate, { params });
  const refusal = await manager.refused(session.me);
  expect(refusal.body).toMatchObject({ status: 401, code: 'ACCOUNT_INACTIVE' });
  await academy.owner.call(managers.activate, { params });
  expect((await manager.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
});

test('the live streams of an ended session end at once', async () => {
  const { world, browser, email } = await begin();
  const other = world.stranger();
  await signIn(other, email);
  const answer = await other.fetch('/api/v1/events');
  const rest = (async () => {
    const reader = answer.body!.getReader();
    for (;;) if ((await reader.read()).done) return 'ended';
  })();
  await browser.call(session.endOtherSignIns);
  expect(await rest).toBe('ended');
});
