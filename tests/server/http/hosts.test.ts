import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openListener } from '../../../server/commands/start/listener.ts';
import { createWorld } from '../../support/world.ts';

test('a request that names two hosts is refused', async () => {
  const { server } = await createWorld();
  const listener = await openListener(
    async (request, bindings) => server.fetch(request, bindings as object),
    { port: 0, host: '127.0.0.1' },
  );
  const ask = async (hosts: string[]) => {
    const socket = net.connect(listener.port, '127.0.0.1');
    const lines = ['GET /health HTTP/1.1', ...hosts.map(host => `Host: ${host}`), 'Connection: close'];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await ask(['localhost'])).toContain(' 200 ');
  expect(await ask(['localhost', 'elsewhere'])).toContain(' 400 ');
  expect(await ask(['localhost', 'localhost'])).toContain(' 400 ');
  await listener.drain({ announced: Promise.resolve(), finishMs: 0, onClosed: () => undefined });
});
