import { once } from 'node:events';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { startServer } from '../../../../server/commands/start/startServer.ts';
import { stopOnce } from '../../../../server/commands/start/stopOnce.ts';
import { apiBase, contract } from '../../../../src/contract/index.ts';
import { urlOf } from '../../../support/database/cutConnections.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';
import { ofProcess } from '../../../support/programs/ofProcess.ts';
import { startProgram } from '../../../support/programs/startProgram.ts';
import { temporaryFolder } from '../../../support/programs/temporaryFolder.ts';

const origin = 'http://console.test';
const here = { DEMO: '0', HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: origin };

/** The settings of a server with a database of its own. */
async function settings() {
  const provided = inject('database');
  if (provided.kind === 'pglite') return { DATA_DIR: temporaryFolder() };
  const database = await newDatabase();
  await database.close();
  return { DATABASE_URL: urlOf(database) };
}

/** Ends as a process does, and resolves to its exit code. */
function anEnd() {
  let exit: (code: number) => void = () => {};
  const ended = new Promise<number>(resolve => (exit = resolve));
  return { ended, exit: (code: number) => exit(code) };
}
const announced = Promise.resolve();

test('a request that takes longer than the time for it is cut off and counted, and the process exits with 1', async () => {
  const server = await startServer({
    config: readConfig({ ...here, ...(await settings()) }),
    folder: tmpdir(),
    log: () => undefined,
    onFailure: failure => expect.unreachable(JSON.stringify(failure)),
  });
  const { path, method } = contract.auth.requestEmail;
  const slow = net.connect(server.port, '127.0.0.1');
  const head = [
    'Host: console.test',
    `Origin: ${origin}`,
    'X-Requested-With: studyroom-console',
    'Content-Type: application/json',
    'Content-Length: 100',
    'Expect: 100-continue',
  ];
  slow.write(`${[`${method} ${apiBase}${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n{`);
  const [begun] = await once(slow, 'data');
  expect(String(begun)).toContain(' 100 ');

  let cut: number | undefined;
  const { ended, exit } = anEnd();
  stopOnce({ stop: async options => (cut = await server.stop(options)) }, exit)({ announced, finishMs: 50 });
  expect(await text(slow)).toBe('');
  expect(await ended).toBe(1);
  expect(cut).toBe(1);
});

test.each([
  ['nothing is cut off', async () => 0, 0],
  ['a part of it fails', async () => Promise.reject(new Error('it fails')), 1],
  ['it never ends', async () => new Promise<number>(() => {}), 1],
])('stopping the server: when %s the process exits with the right code', async (_, stop, code) => {
  const { ended, exit } = anEnd();
  stopOnce({ stop }, exit, 20)();
  expect(await ended).toBe(code);
});

test('a second signal does not stop the server twice', async () => {
  const { ended, exit } = anEnd();
  let stops = 0;
  const stop = stopOnce({ stop: async () => stops++ }, exit);
  stop();
  stop();
  expect([await ended, stops]).toEqual([0, 1]);
});

test('a server that is still starting ends at once', ofProcess, async () => {
  // A database that takes the connection and says nothing.
  const silent = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as net.AddressInfo;
  const env = { DATABASE_URL: `postgres://studyroom@127.0.0.1:${port}/studyroom`, PORT: '0' };
  const program = await startProgram('main', { cwd: temporaryFolder(), env });
  await once(silent, 'connection');
  expect([await program.stop(), program.written()]).toEqual([null, '']);
});
