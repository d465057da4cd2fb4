import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { cookieName } from '../../../../server/auth/session/cookie.ts';
import { startServer } from '../../../../server/commands/start/startServer.ts';
import { apiBase, contract } from '../../../../src/contract/index.ts';
import { filledSettings } from '../../../support/programs/filledSettings.ts';

const origin = 'http://console.test';

/** Settings of a server whose database has an academy, and a session of its owner. */
async function prepare() {
  const { env, academy } = await filledSettings();
  return { env: { ...env, PUBLIC_URL: origin }, cookie: `${cookieName(readConfig({}))}=${academy.token}` };
}

test('stopping is announced, accepts nothing new, finishes running requests, and closes streams', async () => {
  const { env, cookie } = await prepare();
  const server = await startServer({
    config: readConfig(env),
    folder: tmpdir(),
    log: () => undefined,
    onFailure(_, error) {
      throw error;
    },
  });
  const agent = new http.Agent({ keepAlive: true });
  const send = (path_: string, options: http.RequestOptions = {}) => {
    const headers = { Cookie: cookie, Origin: origin, 'X-Requested-With': 'studyroom-console' };
    const to = { host: '127.0.0.1', port: server.port, path: path_, agent, ...options };
    const request = http.request({ ...to, headers: { ...headers, ...options.headers } });
    const answered = once(request, 'response').then(([answer]) => answer as http.IncomingMessage);
    return { request, answered };
  };
  const get = async (path_: string, options?: http.RequestOptions) => {
    const { request, answered } = send(path_, options);
    request.end();
    return answered;
  };
  const before = await get('/ready');
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  // A proxy keeps its connections for 60 seconds and must be the first to close them.
  expect(before.headers['keep-alive']).toBe('timeout=75');
  await text(before);
  const stream = await get(apiBase + contract.session.events.path);
  expect(stream.statusCode).toBe(200);
  const body = JSON.stringify({ students: [{ name: '김새봄', email: 'a@example.com' }], invite: false });
  const create = contract.students.create;
  const slow = send(apiBase + create.path, {
    method: create.method,
    headers: { 'Content-Type': 'application/json' },
  });
  slow.request.write(body.slice(0, 20));
  const idle = net.connect(server.port, '127.0.0.1');
  await once(idle, 'connect');

  let announce = () => {};
  const stopping = server.stop({ announced: new Promise<void>(resolve => (announce = resolve)) });
  const after = await get('/ready');
  expect([after.statusCode, after.headers.connection]).toEqual([503, 'close']);
  const me = await get(apiBase + contract.session.me.path);
  expect([me.statusCode, me.headers.connection]).toEqual([200, 'close']);
  me.resume();
  announce();
  // The stream ends when nothing new is taken any more; where it ends, it says when to come back.
  expect(await text(stream)).toMatch(/\nretry: \d+\n\n$/);
  await expect(get('/health', { agent: false })).rejects.toThrow('ECONNREFUSED');
  slow.request.end(body.slice(20));
  const created = await slow.answered;
  expect(created.statusCode).toBe(201);
  expect(JSON.parse(await text(created))).toMatchObject({ createdCount: 1 });
  const idleClosed = once(idle, 'close');
  expect(await stopping).toBe(0);
  await idleClosed;
  agent.destroy();
}, 120_000);
