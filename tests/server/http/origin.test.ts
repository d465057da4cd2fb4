import { expect, test } from 'vitest';
import { calls } from '../../../src/contract/index.ts';
import type { Problem } from '../../../src/contract/shapes.ts';
import { anyParams } from '../../support/anyParams.ts';
import { whoMay } from '../../support/whoMay.ts';
import { createWorld } from '../../support/world.ts';

const writes = calls.filter(([, call]) => call.method !== 'GET');

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
