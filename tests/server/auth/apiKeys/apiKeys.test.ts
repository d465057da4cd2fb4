import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiKeys } from '../../../../server/database/schema/index.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { createCaller } from '../../../support/caller.ts';
import { programOf } from '../../../support/programOf.ts';
import { createWorld } from '../../../support/world.ts';

const { apiKeys: keys, roomService, admin } = contract;

test('an owner creates a key whose secret is shown once and stored as a hash', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy();
  const { body } = await owner.call(keys.create, {
    body: { name: '스터디룸 서버', scopes: ['rooms:read'], days: 30 },
  });
  expect(body.secret).toMatch(new RegExp(`^srk_${groupId}\\.[\\w-]{43}$`));
  expect(body.secret.startsWith(body.key.prefix)).toBe(true);
  const { body: list } = await owner.call(keys.list);
  expect(list.content).toEqual([body.key]);
  expect(body.key).toMatchObject({ state: 'ACTIVE', groupId, lastUsedAt: null, scopes: ['rooms:read'] });
  const [row] = await world.database.orm.select().from(apiKeys).where(eq(apiKeys.groupId, groupId));
  expect(JSON.stringify(row)).not.toContain(body.secret.split('.')[1]);

  const program = createCaller(world.server, async () => undefined, { secret: body.secret });
  expect((await program.call(roomService.rooms)).body.content).toEqual([]);
  const { body: missing } = await program.refused(roomService.accounts);
  expect(missing).toMatchObject({ code: 'SCOPE_MISSING', details: { scope: 'accounts:read' } });
});

test('a key ends when it expires and when it is revoked, with a code for each', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const { body } = await owner.call(keys.create, { body: { name: '하루', scopes: ['rooms:read'], days: 1 } });
  const program = createCaller(world.server, async () => undefined, { secret: body.secret });
  await program.call(roomService.rooms);
  world.clock.advance({ hours: 24 });
  expect((await program.refused(roomService.rooms)).body.code).toBe('API_KEY_EXPIRED');
  expect((await owner.call(keys.list)).body.content[0]).toMatchObject({ state: 'EXPIRED' });

  const { caller, keyId, secret } = await programOf(world, owner);
  await owner.call(keys.revoke, { params: { keyId } });
  expect((await caller.refused(roomService.rooms)).body.code).toBe('API_KEY_REVOKED');
  expect((await owner.refused(keys.revoke, { params: { keyId } })).body.code).toBe('ALREADY_REVOKED');
  const altered = createCaller(world.server, async () => undefined, { secret: `${secret.slice(0, -1)}_` });
  expect((await altered.refused(roomService.rooms)).body.code).toBe('API_KEY_UNKNOWN');
  const formless = createCaller(world.server, async () => undefined, { secret: 'srk_' });
  expect((await formless.refused(roomService.rooms)).body.code).toBe('API_KEY_UNKNOWN');
});

test('a key opens its own academy; one of the system opens each that a call names', async () => {
  const world = await createWorld();
  const [one, other] = [await world.academy(), await world.academy()];
  const { caller, keyId } = await programOf(world, one.owner);
  expect((await caller.call(roomService.accounts)).body.total).toBe(1);
  expect((await caller.refused(roomService.rooms, { query: { groupId: other.groupId } })).status).toBe(404);
  expect((await other.owner.refused(keys.revoke, { params: { keyId } })).status).toBe(404);

  const superAdmin = await world.superAdmin();
  const { body } = await superAdmin.call(admin.createApiKey, {
    body: { name: '전체', scopes: ['accounts:read'], days: null, groupId: null },
  });
  const program = createCaller(world.server, async () => undefined, { secret: body.secret });
  expect((await program.refused(roomService.accounts)).body.fieldErrors).toEqual({
    groupId: 'validation.required',
  });
  for (const { groupId, owner } of [one, other]) {
    const { body: found } = await program.call(roomService.accounts, { query: { groupId } });
    expect(found.content.map(({ customerId }) => customerId)).toEqual([owner.customerId]);
  }
  expect((await program.refused(roomService.accounts, { query: { groupId: '~system' } })).status).toBe(404);
  const { content } = (await superAdmin.call(admin.apiKeys)).body;
  expect(content.filter(each => [keyId, body.key.keyId].includes(each.keyId))).toHaveLength(2);
  await superAdmin.call(admin.revokeApiKey, { params: { groupId: one.groupId, keyId } });
  expect((await caller.refused(roomService.rooms)).body.code).toBe('API_KEY_REVOKED');
});

test('creating and revoking are recorded; the last use is written once a minute', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy();
  const { caller, keyId } = await programOf(world, owner, ['rooms:read']);
  const usedAt = async () =>
    (await world.database.orm.select().from(apiKeys).where(eq(apiKeys.groupId, groupId)))[0]!.lastUsedAt;
  await caller.call(roomService.rooms);
  const first = await usedAt();
  expect(first).toEqual(world.clock());
  world.clock.advance({ seconds: 59 });
  await caller.call(roomService.rooms);
  expect(await usedAt()).toEqual(first);
  world.clock.advance({ seconds: 1 });
  await caller.call(roomService.rooms);
  expect(await usedAt()).toEqual(world.clock());
  await owner.call(keys.revoke, { params: { keyId } });
  const { body } = await owner.call(contract.audits.list, { query: {} });
  expect(body.map(({ action, targetId }) => [action, targetId])).toEqual([
    ['apiKey.revoke', keyId],
    ['apiKey.create', keyId],
  ]);
  expect(body[1]!.after).toMatchObject({ scopes: ['rooms:read'] });
});

test('an academy has so many keys in use, and a key so many calls a minute', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const { caller, keyId } = await programOf(world, owner, ['rooms:read']);
  for (let count = 1; count < limits.apiKey.most; count++) await programOf(world, owner, ['rooms:read']);
  const more = { body: { name: '하나 더', scopes: ['rooms:read' as const], days: null } };
  expect((await owner.refused(keys.create, more)).body).toMatchObject({
    code: 'API_KEY_CAP',
    details: { limit: limits.apiKey.most },
  });
  const another = (await owner.call(keys.list)).body.content.find(key => key.keyId !== keyId)!;
  await owner.call(keys.revoke, { params: { keyId: another.keyId } });
  await owner.call(keys.create, more);

  await world.database.pool.query(
    'INSERT INTO rate_limits (group_id, key, started_at, count) VALUES ($1, $2, $3, $4)',
    ['~system', `apiKey:${owner.groupId}:${keyId}`, world.clock(), limits.apiKey.callsPerMinute],
  );
  expect((await caller.refused(roomService.rooms)).body.code).toBe('TOO_MANY_REQUESTS');
  world.clock.advance({ minutes: 1 });
  await caller.call(roomService.rooms);
});

test('a key is no cookie: it needs no origin, and a gateway may have its own bearer tokens', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const headers = { Authorization: 'Bearer of-a-gateway' };
  expect((await owner.send(contract.session.me, { headers })).status).toBe(200);
  expect((await world.stranger().send(roomService.rooms, { headers })).body).toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  const { secret } = await programOf(world, owner);
  // With both a session and a key, the key counts.
  const both = { headers: { Authorization: `Bearer ${secret}` } };
  expect((await owner.send(contract.session.me, both)).body).toMatchObject({ code: 'FORBIDDEN' });
});
