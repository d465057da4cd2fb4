import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { webhookDeliveries } from '../../../server/database/schema/index.ts';
import { post } from '../../../server/notifications/webhooks/posting/post.ts';
import { sendDue } from '../../../server/notifications/webhooks/sendDue.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { openHookReceiver, type ReceivedHook } from '../../support/hookReceiver.ts';
import { hookBody, hookWorld } from './hookWorld.ts';

const closing: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close();
});
const opened = async (...given: Parameters<typeof hookWorld>) => {
  const of = await hookWorld(...given);
  closing.push(of.receiver);
  return of;
};
const { webhooks } = contract;

/** What a receiver does, at the time that the request says. */
function verify(secret: string, { headers, body }: ReceivedHook): unknown {
  const seconds = Number(headers['webhook-timestamp']);
  const id = headers['webhook-id']!;
  const expected = new Webhook(secret).sign(id, new Date(seconds * 1_000), body);
  if (!headers['webhook-signature']!.split(' ').includes(expected)) throw new Error('The signature differs.');
  return JSON.parse(body);
}

test('an event is posted once, signed, and its delivery is recorded', async () => {
  const { owner, academy, webhook, rooms, send, receiver, deliveries, world } = await opened();
  const hook = await webhook();
  const { roomId } = await rooms.room();
  await owner.call(contract.rooms.end, { params: { roomId } });
  await send();
  await send();
  expect(receiver.received).toHaveLength(1);
  const [request] = receiver.received;
  expect(request).toMatchObject({ path: '/hooks', headers: { 'content-type': 'application/json' } });
  expect(Number(request!.headers['webhook-timestamp'])).toBe(world.clock().getTime() / 1_000);
  expect(verify(hook.secret, request!)).toEqual({
    type: 'room.ended',
    timestamp: world.clock().toISOString(),
    groupId: academy.groupId,
    data: { roomId, endedAt: '2026-03-02T10:00:00+09:00', leftCount: 0 },
  });
  const [delivery] = await deliveries(hook.webhookId);
  expect(delivery).toMatchObject({
    eventId: request!.headers['webhook-id'],
    state: 'DELIVERED',
    attemptCount: 1,
    nextAttemptAt: null,
    attempts: [{ status: 204, failure: null }],
    payload: request!.body,
  });
});

test('the library of Standard Webhooks verifies what is sent', async () => {
  const { webhook, world, owner, send, receiver } = await opened();
  world.clock.set(new Date());
  const { webhookId, secret } = await webhook();
  await owner.call(webhooks.test, { params: { webhookId } });
  await send();
  const [request] = receiver.received;
  expect(new Webhook(secret).verify(request!.body, request!.headers)).toMatchObject({ type: 'webhook.test' });
});

test('a refused event is tried again after growing waits, and given up after the last', async () => {
  const { webhook, world, owner, send, receiver, deliveries } = await opened(() => 500);
  const { webhookId } = await webhook();
  await owner.call(webhooks.test, { params: { webhookId } });
  for (const [index, seconds] of limits.webhook.retrySeconds.entries()) {
    await send();
    expect(receiver.received).toHaveLength(index + 1);
    world.clock.advance({ seconds: seconds - 1 });
    await send();
    expect(receiver.received).toHaveLength(index + 1);
    world.clock.advance({ seconds: 1 });
  }
  await send();
  world.clock.advance({ days: 2 });
  await send();
  expect(receiver.received).toHaveLength(limits.webhook.retrySeconds.length + 1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [delivery] = await deliveries(webhookId);
  expect(delivery).toMatchObject({ state: 'FAILED', attemptCount: 10, nextAttemptAt: null });
  expect(delivery!.attempts).toHaveLength(limits.webhook.attemptsShown);
  const listed = await owner.call(webhooks.list);
  expect(listed.body.content[0]).toMatchObject({ failedCount: 1, pendingCount: 0 });
});

test('what has failed is sent again by hand, under the same id, with all attempts', async () => {
  const { webhook, world, owner, send, receiver, deliveries } = await opened((_, index) =>
    index <= limits.webhook.retrySeconds.length ? 500 : 200,
  );
  const { webhookId } = await webhook();
  await owner.call(webhooks.test, { params: { webhookId } });
  for (const seconds of [...limits.webhook.retrySeconds, 0]) {
    await send();
    world.clock.advance({ seconds });
  }
  const [failed] = await deliveries(webhookId);
  expect(failed!.state).toBe('FAILED');
  const params = { webhookId, eventId: failed!.eventId };
  const again = await owner.call(webhooks.resend, { params });
  expect(again.body).toMatchObject({ state: 'PENDING', attemptCount: 0 });
  expect((await owner.refused(webhooks.resend, { params })).body.code).toBe('WEBHOOK_PENDING');
  await send();
  expect((await deliveries(webhookId))[0]).toMatchObject({ state: 'DELIVERED', attemptCount: 1 });
  expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(failed!.eventId);
});

test('an endpoint that is gone is turned off, what waits for it is cancelled', async () => {
  const { webhook, owner, send, receiver, deliveries } = await opened((_, index) =>
    index === 0 ? 410 : 204,
  );
  const hook = await webhook();
  const params = { webhookId: hook.webhookId };
  for (let count = 0; count < 6; count++) await owner.call(webhooks.test, { params });
  await send();
  const [listed] = (await owner.call(webhooks.list)).body.content;
  expect(listed).toMatchObject({ active: false, gone: true, pendingCount: 0 });
  const states = (await deliveries(hook.webhookId)).map(({ state }) => state);
  expect(states).toContain('FAILED');
  expect(states).toContain('CANCELLED');
  expect(receiver.received.length).toBeLessThan(6);
  const { version } = listed!;
  const body = hookBody({ url: hook.url });
  const on = await owner.call(webhooks.update, { params, body, version });
  expect(on.body).toMatchObject({ active: true, gone: false });
});

test('for a day after a rotation both secrets sign, then the new one alone', async () => {
  const { webhook, world, owner, send, receiver } = await opened();
  const { webhookId, secret } = await webhook();
  const params = { webhookId };
  const rotated = await owner.call(webhooks.rotateSecret, { params });
  expect(rotated.body.webhook.previousSecretUntil).toBe('2026-03-03T10:00:00+09:00');
  await owner.call(webhooks.test, { params });
  await send();
  verify(secret, receiver.received[0]!);
  verify(rotated.body.secret, receiver.received[0]!);
  world.clock.advance({ hours: limits.webhook.previousSecretHours });
  await owner.call(webhooks.test, { params });
  await send();
  verify(rotated.body.secret, receiver.received[1]!);
  expect(() => verify(secret, receiver.received[1]!)).toThrow('differs');
  expect((await owner.call(webhooks.list)).body.content[0]!.previousSecretUntil).toBeNull();
});

test('redirects are not followed, and only the beginning of an answer is stored', async () => {
  const { webhook, owner, send, receiver, deliveries } = await opened((_, index) =>
    index === 0
      ? { status: 302, headers: { Location: '/elsewhere' } }
      : { status: 500, text: '가'.repeat(100_000) },
  );
  const { webhookId } = await webhook();
  for (let count = 0; count < 2; count++) await owner.call(webhooks.test, { params: { webhookId } });
  await send();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks', '/hooks']);
  const of = await deliveries(webhookId);
  expect(of.map(({ attempts }) => attempts[0]!.status).toSorted()).toEqual([302, 500]);
  expect(Math.max(...of.map(({ answer }) => answer!.length))).toBe(limits.webhook.answer);
});

test('two processes send an event once; what a process left behind is taken over', async () => {
  const { webhook, world, owner, receiver, academy, deliveries } = await opened();
  const { webhookId } = await webhook();
  for (let count = 0; count < 10; count++) await owner.call(webhooks.test, { params: { webhookId } });
  const started = (await Promise.all([sendDue(world), sendDue(world), sendDue(world)])).flat();
  await Promise.all(started.map(({ done }) => done));
  const sent = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size;
  expect(receiver.received).toHaveLength(sent());
  const { orm } = world.database;
  const lease = new Date(world.clock().getTime() + 60_000);
  await orm
    .update(webhookDeliveries)
    .set({ nextAttemptAt: lease })
    .where(eq(webhookDeliveries.groupId, academy.groupId));
  expect(await sendDue(world)).toEqual([]);
  world.clock.advance({ seconds: 60 });
  for (let started = await sendDue(world); started.length > 0; started = await sendDue(world))
    await Promise.all(started.map(({ done }) => done));
  expect((await deliveries(webhookId)).map(({ state }) => state)).toEqual(
    Array.from({ length: 10 }, () => 'DELIVERED'),
  );
});

test('an endpoint takes a limited number of requests at once, so that others are not delayed', async () => {
  const { webhook, world, owner } = await opened();
  const { webhookId } = await webhook();
  for (let count = 0; count < 12; count++) await owner.call(webhooks.test, { params: { webhookId } });
  const first = await sendDue(world);
  expect(first.filter(({ delivery }) => delivery.webhookId === webhookId)).toHaveLength(4);
  const busy = first.map(({ delivery }) => delivery.webhookId);
  const next = await sendDue(world, busy);
  expect(next.filter(({ delivery }) => delivery.webhookId === webhookId)).toHaveLength(0);
  await Promise.all([...first, ...next].map(({ done }) => done));
});

test('a secret that cannot be read with this SECRET_KEY sends no request, and is reported', async () => {
  const { webhook, world, owner, receiver, deliveries } = await opened();
  const { webhookId } = await webhook();
  await owner.call(webhooks.test, { params: { webhookId } });
  const config = { ...world.config, secretKey: 'another key for tests, of which nobody knows' };
  const started = await sendDue({ ...world, config });
  await Promise.all(started.map(({ done }) => done));
  expect(receiver.received).toEqual([]);
  expect((await deliveries(webhookId))[0]!.attempts[0]).toMatchObject({ failure: 'SECRET_UNREADABLE' });
});

test('nothing is posted to a name whose address is private, nor to another address than was checked', async () => {
  const receiver = await openHookReceiver(() => 204);
  closing.push(receiver);
  let requested = 0;
  const resolve = ((_: string, __: object, callback: (...given: unknown[]) => void) => {
    requested++;
    callback(null, [{ address: '127.0.0.1', family: 4 }]);
  }) as never;
  const url = `https://rooms.example.com:${receiver.port}/`;
  const sent = { url, headers: {}, body: '{}', allowedHosts: [], resolve };
  expect(await post(sent)).toEqual({ status: null, failure: 'PRIVATE_ADDRESS', answer: null });
  expect(requested).toBe(1);
  const mixed = ((_: string, __: object, callback: (...given: unknown[]) => void) =>
    callback(null, [
      { address: '93.184.215.14', family: 4 },
      { address: '::ffff:10.0.0.1', family: 6 },
    ])) as never;
  expect(await post({ ...sent, resolve: mixed })).toMatchObject({ failure: 'PRIVATE_ADDRESS' });
  expect(receiver.received).toEqual([]);
});

test('an endpoint that does not answer in time, and one that is not there', async () => {
  const receiver = await openHookReceiver(() => 'stall');
  closing.push(receiver);
  const sent = { url: receiver.url, headers: {}, body: '{}', allowedHosts: ['127.0.0.1'] };
  expect(await post({ ...sent, timeoutMs: 50 })).toMatchObject({ failure: 'TIMEOUT' });
  await receiver.close();
  expect(await post(sent)).toMatchObject({ failure: 'UNREACHABLE' });
});
