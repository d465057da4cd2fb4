import { expect, test } from 'vitest';
import { createApp } from '../../../server/api/app.ts';
import { createOutbox } from '../../../server/demo/outbox/createOutbox.ts';
import { isOurHost } from '../../../server/core/origin.ts';
import { calls } from '../../../src/contract/index.ts';
import type { Problem } from '../../../src/contract/shapes.ts';
import { anyParams } from '../../support/anyParams.ts';
import { whoMay } from '../../support/whoMay.ts';
import { createWorld } from '../../support/world.ts';

// Browsers send no API keys by themselves: programs need no origin.
const writes = calls.filter(([, call]) => call.method !== 'GET' && call.scope === undefined);

const forged = {
  'without the header': { 'X-Requested-With': null },
  'with another header': { 'X-Requested-With': 'XMLHttpRequest' },
  'from a foreign origin': { Origin: 'https://evil.example' },
  'from a foreign origin that looks like ours': { Origin: 'http://console.test.evil.example' },
  'from a sandboxed frame': { Origin: 'null' },
  'without an origin': { Origin: null },
};

test.each(Object.entries(forged))('every call that changes something is refused %s', async (_, headers) => {
  const may = await whoMay(await createWorld());
  const through: string[] = [];
  for (const [name, call] of writes) {
    const reply = await may(call).send(call, { params: anyParams(call.path), headers });
    if ((reply.body as Problem).code !== 'WRONG_ORIGIN') through.push(`${name}: ${reply.status}`);
  }
  expect(through).toEqual([]);
});

test('a call comes from our own pages at the configured address or at the host that was called', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const logout = writes.find(([name]) => name === 'auth.logout')![1];
  const ours = await owner.send(logout, { headers: { Origin: 'http://console.test' } });
  expect(ours.status).toBe(204);
  const byAddress = { Origin: 'http://192.168.0.7:4000', Host: '192.168.0.7:4000' };
  expect((await owner.send(logout, { headers: byAddress })).status).toBe(204);
});

test('the configured host by another scheme is not ours', async () => {
  const world = await createWorld({ env: { PUBLIC_URL: 'https://console.test' } });
  const stranger = world.stranger();
  const logout = writes.find(([name]) => name === 'auth.logout')![1];
  const plain = { Origin: 'http://console.test', Host: 'console.test' };
  expect((await stranger.send(logout, { headers: plain })).status).toBe(403);
});

test.each([
  ['http://console.test', 204],
  ['http://localhost:4000', 204],
  ['http://127.0.0.1:4000', 204],
  ['http://[::1]:4000', 204],
  ['http://192.168.0.7:4000', 204],
  // A stranger's name that has been pointed at this machine.
  ['http://rebound.example:4000', 403],
  ['http://localhost.rebound.example:4000', 403],
  ['http://127.0.0.1.rebound.example:4000', 403],
])('a write to the demo from %s gets %i', async (origin, status) => {
  const { host } = new URL(origin);
  const demo = await createWorld({ env: { DEMO: '1' } });
  const logout = writes.find(([name]) => name === 'auth.logout')![1];
  const reply = await demo.stranger().send(logout, { headers: { Origin: origin, Host: host } });
  expect(reply.status).toBe(status);
  expect(isOurHost(new Request(origin, { headers: { Host: host } }), demo.config)).toBe(status === 204);
});

test('the demo’s outbox is not shown to a page of another name', async () => {
  const world = await createWorld({ env: { DEMO: '1' } });
  const app = createApp({
    ...world,
    log: () => undefined,
    onFailure: () => undefined,
    demoPages: createOutbox(world.database, world.config),
  });
  const statusAt = async (host: string) =>
    (await app.request(`http://${host}/dev/outbox`, { headers: { Host: host } })).status;
  expect([await statusAt('localhost:4000'), await statusAt('rebound.example')]).toEqual([200, 403]);
});
