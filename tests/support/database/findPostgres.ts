import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

const debian = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres` on this machine, the newest version's, or null. */
export function findPostgres(): string | null {
  if (process.platform === 'win32') return null;
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map(version => path.join(debian, version, 'bin')),
  ];
  const isThere = (folder: string) =>
    folder !== '' && ['initdb', 'postgres'].every(program => existsSync(path.join(folder, program)));
  const found = folders.find(isThere);
  // Links to some of the programs are followed to where all of them are.
  return found === undefined ? null : path.dirname(realpathSync(path.join(found, 'postgres')));
}
