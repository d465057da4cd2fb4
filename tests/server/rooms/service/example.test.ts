import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { programOf } from '../../../support/programOf.ts';
import { createWorld } from '../../../support/world.ts';

const file = 'examples/room-service/index.mjs';

test('the example runs a room from its opening to its end', async () => {
  const world = await createWorld();
  world.clock.set(new Date());
  const { owner, student } = await world.academy();
  await student({ name: '강하늘' });
  const { secret } = await programOf(world, owner);
  const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const served = serve({
    fetch: request => world.server.fetch(request, bindings),
    port: 0,
    hostname: '127.0.0.1',
  });
  await once(served, 'listening');
  try {
    const { port } = served.address() as AddressInfo;
    const { stdout } = await promisify(execFile)(process.execPath, [file, `http://127.0.0.1:${port}`], {
      env: { ...process.env, API_KEY: secret, PAUSE_MS: '0' },
    });
    expect(stdout.trim().split('\n')).toEqual([
      'room.opened: ACCEPTED',
      '강하늘 may enter as STUDENT',
      'participant.joined: ACCEPTED',
      'stopwatch.started: ACCEPTED',
      'The snapshot ended 0 stays.',
      'camera.off: ACCEPTED',
      'stopwatch.break: ACCEPTED',
      'participant.left: ACCEPTED',
      'room.closed: ACCEPTED',
      'The room is ENDED.',
    ]);
  } finally {
    await new Promise(resolve => served.close(resolve));
  }
});

test('the example has at most 100 lines and needs no package', () => {
  const text = readFileSync(file, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  expect(imported.every(name => name!.startsWith('node:'))).toBe(true);
});
