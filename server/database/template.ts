import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { migrationsFolder } from './migrationsFolder.ts';
import { openDatabase } from './open.ts';

const require = createRequire(import.meta.url);

/**
 * A new embedded database with the migrations done, as a tar file in `folder`, and the file's path. Its first making
 * takes seconds; afterwards it is there already, until the migrations or the embedded PostgreSQL change.
 */
export async function databaseTemplate(folder: string): Promise<string> {
  const file = path.join(folder, `database-${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const database = await openDatabase({});
  const content = await database.dump!();
  await database.close();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
  return file;
}

function fingerprint(): string {
  const engine = path.join(require.resolve('@electric-sql/pglite'), '../../package.json');
  const migrations = readdirSync(migrationsFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of [engine, ...migrations]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
