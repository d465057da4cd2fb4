import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.ts';
import { runAs } from '../database/runAs.ts';

/** Whether a program answers to `-V` or `-v` here. */
export function isInstalled(program: string, flag: string): boolean {
  try {
    execFileSync(program, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a pgbouncer in transaction mode before a database, with fewer connections to it than the server's pool has. */
export async function startPgbouncer(url: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-bouncer-'));
  const user = runAs();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const { hostname, searchParams, pathname, username, port: given } = new URL(url);
  const host = decodeURIComponent(hostname) || searchParams.get('host') || 'localhost';
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${host} port=${given || 5432} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = 3
`,
  );
  const child = spawn('pgbouncer', [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`pgbouncer did not start:\n${log}`)));
  });
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
