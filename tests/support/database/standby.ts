import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster, type Cluster } from './cluster.ts';
import { runAs } from './runAs.ts';

/** Starts a streaming standby of a PostgreSQL on this machine; it is deleted when it is stopped for good. */
export async function startStandby(
  programs: string,
  primary: Pick<Cluster, 'url'>,
): Promise<Cluster & { remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-standby-'));
  const user = runAs();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  execFileSync(
    path.join(programs, 'pg_basebackup'),
    ['-d', primary.url, '-D', path.join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    { ...user, cwd: folder, stdio: 'pipe' },
  );
  const standby = await startCluster(programs, { keptIn: folder });
  return { ...standby, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
