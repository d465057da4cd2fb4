import { execFileSync } from 'node:child_process';

/** The user for programs that do not run as root, such as PostgreSQL and pgbouncer: there they run as an unprivileged one. */
export function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: ask('-u', name), gid: ask('-g', name) };
    } catch {
      // No such user: the next one.
    }
  throw new Error('Neither a user "postgres" nor a user "nobody" is there for PostgreSQL to run as.');
}
