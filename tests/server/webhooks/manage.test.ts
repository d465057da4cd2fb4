import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audits, webhookDeliveries, webhooks } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { createWorld } from '../../support/world.ts';
import { hookBody } from './hookWorld.ts';

const { create, list, one, update, rotateSecret, deliveries, resend } = contract.webhooks;
const remove = contract.webhooks.delete;

async function academyWithHook() {
  const world = await createWorld();
  const { owner, groupId } = await world.academy();
  const { body } = await owner.call(create, { body: hookBody() });
  return { world, owner, groupId, ...body };
}

test('a secret is returned when it is made and never again, and stored encrypted', async () => {
  const { world, owner, groupId, webhook, secret } = await academyWithHook();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await owner.call(list);
  expect(listed.body.content).toEqual([webhook]);
  expect(JSON.stringify(listed.body)).not.toContain('whsec_');
  const [stored] = await world.database.orm.select().from(webhooks).where(eq(webhooks.groupId, groupId));
  expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
  const written = await world.database.orm.select().from(audits).where(eq(audits.groupId, groupId));
  expect(JSON.stringify(written)).not.toContain(secret);
});

test('without SECRET_KEY no webhook is created, with a message that names what is missing', async () => {
  const world = await createWorld({ env: { SECRET_KEY: '' } });
  const { owner } = await world.academy();
  const refused = await owner.refused(create, { body: hookBody() });
  expect([refused.status, refused.body.code]).toEqual([503, 'WEBHOOK_KEY_MISSING']);
});

test('a change needs the version that it was made on, and turning off cancels what waits', async () => {
  const { world, owner, groupId, webhook } = await academyWithHook();
  const params = { webhookId: webhook.webhookId };
  await owner.call(contract.webhooks.test, { params });
  const body = hookBody({ active: false, description: '룸 서버' });
  const changed = await owner.call(update, { params, body, version: webhook.version });
  expect(changed.body).toMatchObject({ active: false, description: '룸 서버', pendingCount: 0 });
  const stale = await owner.refused(update, { params, body, version: webhook.version });
  expect(stale.body).toMatchObject({ code: 'STALE', current: { version: 2 } });
  const rows = await world.database.orm
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.groupId, groupId));
  expect(rows.map(({ state }) => state)).toEqual(['CANCELLED']);
  const [eventId] = rows.map(row => row.eventId);
  const off = await owner.refused(resend, { params: { ...params, eventId: eventId! } });
  expect(off.body.code).toBe('WEBHOOK_OFF');
  expect((await owner.refused(contract.webhooks.test, { params })).body.code).toBe('WEBHOOK_OFF');
});

test('deleting a webhook deletes its deliveries', async () => {
  const { world, owner, groupId, webhook } = await academyWithHook();
  const params = { webhookId: webhook.webhookId };
  await owner.call(contract.webhooks.test, { params });
  await owner.call(remove, { params });
  expect((await owner.call(list)).body.content).toEqual([]);
  const isTheirs = eq(webhookDeliveries.groupId, groupId);
  expect(await world.database.orm.$count(webhookDeliveries, isTheirs)).toBe(0);
});

test('every change is audited, with the host of the address only', async () => {
  const { world, owner, groupId, webhook } = await academyWithHook();
  const params = { webhookId: webhook.webhookId };
  await owner.call(update, {
    params,
    body: hookBody({ url: 'https://rooms.example.com/other?token=hidden' }),
    version: 1,
  });
  await owner.call(rotateSecret, { params });
  await owner.call(contract.webhooks.test, { params });
  await owner.call(remove, { params });
  const rows = await world.database.orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, groupId), eq(audits.targetKind, 'webhook')))
    .orderBy(audits.auditId);
  expect(rows.map(({ action }) => action).toSorted()).toEqual(
    ['create', 'delete', 'rotateSecret', 'test', 'update'].map(verb => `webhook.${verb}`),
  );
  expect(new Set(rows.map(({ targetName }) => targetName))).toEqual(new Set(['rooms.example.com']));
  expect(JSON.stringify(rows)).not.toContain('hidden');
});

test('an academy has a limited number of webhooks, however many are created at once', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const tries = await Promise.all(
    Array.from({ length: limits.webhook.most + 3 }, () => owner.send(create, { body: hookBody() })),
  );
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(limits.webhook.most);
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(3);
});

test.each([
  'http://rooms.example.com/',
  'https://user:pass@rooms.example.com/',
  'https://rooms.example.com/#part',
  'ftp://rooms.example.com/',
  'rooms.example.com',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::5]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://metadata.google.internal/',
])('%s is refused next to its field', async url => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const refused = await owner.refused(create, { body: hookBody({ url }) });
  expect(refused.status).toBe(400);
  expect(refused.body.fieldErrors?.url).toMatch(/^validation\.webhook/);
});

test('hosts that the setting names are allowed, with the port that it names', async () => {
  const world = await createWorld({ env: { WEBHOOK_ALLOWED_HOSTS: 'hooks.internal, 10.0.0.5:8080' } });
  const { owner } = await world.academy();
  for (const url of ['http://hooks.internal:81/', 'http://10.0.0.5:8080/'])
    await owner.call(create, { body: hookBody({ url }) });
  await owner.refused(create, { body: hookBody({ url: 'http://10.0.0.5/' }) });
});

test('absences need a time of day', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const body = hookBody({ eventTypes: ['student.absent'] });
  const refused = await owner.refused(create, { body });
  expect(refused.body.fieldErrors).toEqual({ absentAt: 'validation.required' });
  await owner.call(create, { body: { ...body, absentAt: '10:30:00' } });
});

test('webhooks and deliveries of another academy are unknown', async () => {
  const { world, owner, webhook } = await academyWithHook();
  const params = { webhookId: webhook.webhookId };
  await owner.call(contract.webhooks.test, { params });
  const [delivery] = (await owner.call(deliveries, { params })).body.content;
  const other = (await world.academy()).owner;
  const statuses = [
    await other.send(one, { params }),
    await other.send(update, { params, body: hookBody(), version: 1 }),
    await other.send(rotateSecret, { params }),
    await other.send(contract.webhooks.test, { params }),
    await other.send(deliveries, { params }),
    await other.send(resend, { params: { ...params, eventId: delivery!.eventId } }),
    await other.send(remove, { params }),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 404));
});
