import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { OperatorError } from '../../../../server/config/OperatorError.ts';
import { openDatabase } from '../../../../server/database/open.ts';
import { newDatabase, toTemplate } from '../../../support/database/testDatabase.ts';
import { ofProcess } from '../../../support/programs/ofProcess.ts';
import { startProgram } from '../../../support/programs/startProgram.ts';
import { listening } from '../../../../server/commands/start/listening.ts';
import { refusal } from '../../../support/programs/refusal.ts';
import { temporaryFolder } from '../../../support/programs/temporaryFolder.ts';

test('a port in use, and an address or a name of another machine are named', async () => {
  const at = async (host: string, port = 0) => {
    const server = net.createServer();
    const opened = listening(server, { host, port });
    server.listen(port, host);
    return opened.catch((error: unknown) => String(error));
  };
  const other = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise(resolve => other.once('listening', resolve));
  const { port } = other.address() as net.AddressInfo;
  expect(await at('127.0.0.1', port)).toContain(
    `Port ${port} is in use by another program. Stop that program, or set PORT to a free port.`,
  );
  expect(await at('192.0.2.1')).toMatch(/HOST=192\.0\.2\.1 is not an address of this machine\. Set it/);
  expect(await at('nobody.invalid')).toMatch(/HOST=nobody\.invalid is not a name of this machine\. Set it/);
});

/** Why a database does not open: a sentence for the operator. */
const openingFails = async (...options: Parameters<typeof openDatabase>) => {
  const error = await openDatabase(...options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  return (error as OperatorError).message;
};

test('a folder that cannot be made or written to is named', ofProcess, async () => {
  const cwd = temporaryFolder();
  const file = path.join(cwd, 'file');
  writeFileSync(file, '');
  expect(await openingFails({ dataDir: file })).toMatch(/a file is in its place.*DATA_DIR/);
  expect(await openingFails({ dataDir: path.join(file, 'data') })).toMatch(
    /a file is in its place.*DATA_DIR/,
  );

  const folder = path.join(cwd, 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o555);
  chmodSync(cwd, 0o755);
  // Nothing is forbidden to root.
  const words = await refusal({
    cwd,
    env: { DATA_DIR: folder },
    ...(process.getuid?.() === 0 ? { uid: 65_534 } : {}),
  });
  expect(words).toMatch(/^The data folder .+ cannot be written to\. .*DATA_DIR\. \(EACCES\)$/);
});

test('an unreachable database is named without its password', ofProcess, async () => {
  const env = { DATABASE_URL: 'postgres://studyroom:secret@127.0.0.1:1/studyroom' };
  const words = await refusal({ env });
  expect(words).toMatch(/^The database 127\.0\.0\.1:1\/studyroom cannot be reached.*DATABASE_URL/);
  expect(await openingFails({ url: 'postgres://nobody.invalid/studyroom' })).toMatch(
    /nobody\.invalid:5432\/studyroom cannot be reached/,
  );
});

test.each([
  [
    'newer version',
    Date.UTC(2099, 0, 1),
    /by a newer version of this server: start that version, or restore/,
  ],
  ['development version', 1, /a development version from before 0\.1\.0, which cannot be upgraded/],
])('the schema of a %s is refused', async (_, at, words) => {
  const database = await newDatabase();
  await database.pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('unknown', $1)`,
    [at],
  );
  const { provided, remove } = await toTemplate(inject('database'), database);
  onTestFinished(remove);
  await expect(newDatabase(provided)).rejects.toThrow(words);
});

test('a mistake in the settings is named', ofProcess, async () => {
  const program = await startProgram('main', { cwd: temporaryFolder(), env: { PORT: 'x', DEMO: 'yes' } });
  expect(await program.ended).toBe(1);
  expect(program.written().trim().split('\n')).toEqual([
    'The configuration is not valid:',
    '  - PORT must be a number',
    '  - DEMO must be 1 or 0',
  ]);
});
