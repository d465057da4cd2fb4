import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runAs } from './runAs.ts';

export interface Cluster {
  /** The address of its first database. */
  url: string;
  /** The id of its main process. */
  pid: () => number;
  /** Ends all connections and starts it again, as an upgrade does. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  /** Writes to the disk before it acknowledges, as in production; otherwise it trades that for speed. */
  durable?: boolean;
  /** A folder that is there at the next start, too; otherwise everything is deleted at the end. */
  keptIn?: string | undefined;
  /** Settings of PostgreSQL besides those of all tests. */
  settings?: Record<string, string>;
  /** Environment variables besides those of this process. */
  environment?: Record<string, string>;
}

/** Starts a PostgreSQL of its own that listens on a socket in a temporary folder and forgets everything at the end. */
export async function startCluster(
  programs: string,
  { durable = false, keptIn, settings: more = {}, environment = {} }: Options = {},
): Promise<Cluster> {
  if (keptIn !== undefined) mkdirSync(keptIn, { recursive: true });
  const folder = keptIn ?? mkdtempSync(path.join(tmpdir(), 'studyroom-pg-'));
  const data = path.join(folder, 'data');
  const user = runAs();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const initOptions = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  if (!existsSync(data))
    execFileSync(path.join(programs, 'initdb'), initOptions, { ...user, cwd: folder, stdio: 'pipe' });

  const settings: Record<string, string> = {
    unix_socket_directories: folder,
    listen_addresses: '',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    max_connections: '60',
    timezone: 'UTC',
    ...more,
  };
  const port = settings.port === undefined ? '' : `:${settings.port}`;
  const url = `postgresql://postgres@${encodeURIComponent(folder)}${port}/postgres`;
  const start = async () => {
    const server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: folder, env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4_000)));
    await untilReady(url, () => {
      if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
    });
    return server;
  };
  let server = await start();
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url,
    pid: () => server.pid!,
    async restart() {
      await end('SIGINT');
      server = await start();
    },
    async stop() {
      process.off('exit', kill);
      await end(keptIn === undefined ? 'SIGQUIT' : 'SIGINT');
      if (keptIn === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(connectionString: string, check: () => void): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    check();
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not become ready within ten seconds.');
}
