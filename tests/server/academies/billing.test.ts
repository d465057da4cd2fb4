import { afterEach, expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { publishEnds } from '../../../server/academies/billing/publishEnds.ts';
import { sendDue } from '../../../server/notifications/webhooks/sendDue.ts';
import { readConfig } from '../../../server/config/config.ts';
import { contract } from '../../../src/contract/index.ts';
import { billingEvents } from '../../../src/domain/billingEvents.ts';
import { openHookReceiver, type HookAnswer } from '../../support/hookReceiver.ts';
import { password } from '../../support/person.ts';
import { billingProgram } from '../../support/programOf.ts';
import { createWorld } from '../../support/world.ts';

const { admin, auth, billing, groups } = contract;
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const closing: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close();
});

/** A world with a billing system, and what that has received of an academy, verified. */
async function billed(answer: (index: number) => HookAnswer = () => 204) {
  const receiver = await openHookReceiver((_, index) => answer(index));
  closing.push(receiver);
  const world = await createWorld({
    now: '2026-03-02T12:00:00+09:00',
    env: { BILLING_WEBHOOK_URL: `${receiver.url}/billing`, BILLING_WEBHOOK_SECRET: secret },
  });
  const received = async (groupId: string) => {
    for (let started = await sendDue(world); started.length > 0; started = await sendDue(world))
      await Promise.all(started.map(each => each.done));
    return receiver.received
      .map(
        ({ body }) => JSON.parse(body) as { type: string; timestamp: string; groupId: string; data: object },
      )
      .filter(event => event.groupId === groupId)
      .toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  };
  return { world, receiver, received };
}
const paid = {
  plan: 'PREMIUM',
  userCount: 60,
  startsOn: '2026-03-02',
  endsOn: '2026-04-01',
  trialEndsOn: null,
  reason: '주문 4711',
};

test('url and secret belong together, and the secret has the form of Standard Webhooks', () => {
  expect(() => readConfig({ BILLING_WEBHOOK_URL: 'https://billing.example' })).toThrow('set together');
  expect(() =>
    readConfig({ BILLING_WEBHOOK_URL: 'https://billing.example', BILLING_WEBHOOK_SECRET: 'secret' }),
  ).toThrow('BILLING_WEBHOOK_SECRET must be whsec_');
});

test('a trial, a plan, its renewal and its end are posted once each, signed', async () => {
  const { world, receiver, received } = await billed();
  const { owner, groupId } = await world.academy({ plan: 'FREE', userCount: 50, trialEndsOn: null });
  await owner.call(auth.acceptSubscriptions);
  world.clock.set('2026-03-10T12:00:00+09:00');
  await Promise.all([publishEnds(world), publishEnds(world)]);
  await publishEnds(world);

  world.clock.advance({ minutes: 1 });
  const program = await billingProgram(world, null);
  const query = { groupId };
  const trialEndsOn = '2026-03-09';
  await program.call(billing.updateSubscription, { query, body: { ...paid, trialEndsOn } });
  world.clock.advance({ minutes: 1 });
  const renewed = { ...paid, trialEndsOn, endsOn: '2026-05-01' };
  await program.call(billing.updateSubscription, { query, body: renewed });
  world.clock.set('2026-05-02T00:30:00+09:00');
  await publishEnds(world);
  await publishEnds(world);

  const events = await received(groupId);
  expect(events.map(({ type }) => type)).toEqual([
    'trial.started',
    'trial.ended',
    'plan.changed',
    'period.renewed',
    'period.ended',
  ]);
  for (const { type, data } of events)
    await billingEvents[type as keyof typeof billingEvents].data.validate(data, { strict: true });
  expect(events[2]!.data).toMatchObject({ plan: 'PREMIUM', before: { plan: 'FREE', userCount: 50 } });
  expect(events[3]!.data).toMatchObject({ endsOn: '2026-05-01', before: { endsOn: '2026-04-01' } });
  const { headers, path, body } = receiver.received.at(-1)!;
  expect(path).toBe('/billing');
  const { sign } = Webhook.prototype;
  const signedAt = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(headers['webhook-signature']).toBe(
    sign.call(new Webhook(secret), headers['webhook-id']!, signedAt, body),
  );
});

test('a closed academy is posted with the day on which it is deleted, and so is the end of its closing', async () => {
  const { world, received } = await billed();
  const { owner, groupId } = await world.academy();
  const params = { groupId };
  await owner.call(groups.close, { params, body: { currentPassword: password } });
  world.clock.advance({ minutes: 1 });
  await owner.call(groups.cancelClosing, { params });
  const events = await received(groupId);
  expect(events.map(({ type }) => type)).toEqual(['academy.closed', 'academy.reopened']);
  for (const { type, data } of events)
    await billingEvents[type as keyof typeof billingEvents].data.validate(data, { strict: true });
  expect(events[0]!.data).toMatchObject({ deletedOn: '2026-04-01' });
});

test('what fails is tried again, and is in the super administrator’s list with its attempts', async () => {
  const { world, received } = await billed(index => (index === 0 ? 503 : 204));
  const { groupId, owner } = await world.academy({ plan: 'FREE' });
  const superAdmin = await world.superAdmin();
  const { version } = (await superAdmin.call(admin.subscription, { params: { groupId } })).body;
  await superAdmin.call(admin.updateSubscription, { params: { groupId }, version, body: paid });
  expect(await received(groupId)).toHaveLength(1);
  const listed = async () =>
    (await superAdmin.call(admin.billingRequests)).body.content.find(each => each.groupId === groupId)!;
  const { eventId, ...request } = await listed();
  expect(request).toMatchObject({ type: 'plan.changed', state: 'PENDING', attempts: [{ status: 503 }] });
  world.clock.advance({ seconds: 5 });
  expect(await received(groupId)).toHaveLength(2);
  expect((await listed()).state).toBe('DELIVERED');
  const params = { groupId, eventId };
  expect((await superAdmin.call(admin.resendBillingRequest, { params })).body.state).toBe('PENDING');
  expect((await superAdmin.refused(admin.resendBillingRequest, { params })).body.code).toBe(
    'WEBHOOK_PENDING',
  );
  expect((await owner.refused(admin.billingRequests)).status).toBe(403);
});

test('a billing system sets a subscription repeatedly; it is recorded once, and owners make no such key', async () => {
  const world = await createWorld({ now: '2026-03-02T12:00:00+09:00' });
  const academy = await world.academy({ plan: 'FREE', userCount: 50 });
  const other = await world.academy();
  await academy.students(3);
  const program = await billingProgram(world, academy.groupId);
  const { body } = await program.call(billing.updateSubscription, { body: paid });
  expect(body).toMatchObject({ plan: 'PREMIUM', endsOn: '2026-04-01' });
  expect((await program.call(billing.updateSubscription, { body: paid })).body.version).toBe(body.version);
  expect((await program.call(billing.subscription)).body).toEqual(body);
  const superAdmin = await world.superAdmin();
  const params = { groupId: academy.groupId };
  const { content } = (await superAdmin.call(admin.subscriptionChanges, { params })).body;
  expect(content).toMatchObject([{ reason: '주문 4711', actorName: '결제' }]);
  const few = await program.refused(billing.updateSubscription, { body: { ...paid, userCount: 2 } });
  expect(few.body).toMatchObject({ code: 'USER_COUNT_TOO_LOW', details: { active: 3 } });
  const foreign = { query: { groupId: other.groupId }, body: paid };
  expect((await program.refused(billing.updateSubscription, foreign)).status).toBe(404);
  const asked = await academy.owner.send(contract.apiKeys.create, {
    body: { name: '결제', scopes: ['billing:write'], days: null },
  });
  expect(asked.status).toBe(400);
});
