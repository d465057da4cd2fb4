import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../config/OperatorError.ts';

const notWritable =
  'Give it to the user that the server runs as (and a container’s volume with it), or name another folder in DATA_DIR.';
const remedies: Record<string, string> = {
  EACCES: `cannot be written to. ${notWritable}`,
  EPERM: `cannot be written to. ${notWritable}`,
  EROFS: `is on a disk that is mounted read-only. ${notWritable}`,
  ENOENT: 'cannot be made there. Name another folder in DATA_DIR.',
  ENOTDIR: 'cannot be made: a file is in its place. Name another folder in DATA_DIR.',
  EEXIST: 'cannot be made: a file is in its place. Name another folder in DATA_DIR.',
  ENOSPC: 'cannot be written to: the disk is full. Make room, or name a folder on another disk in DATA_DIR.',
};

/**
 * Makes the data folder unless it exists, and checks that everything the database writes there can be written.
 *
 * @throws OperatorError when it cannot.
 */
export function prepareFolder(dataDir: string): void {
  const database = path.join(dataDir, 'database');
  try {
    mkdirSync(dataDir, { recursive: true });
    for (const each of [dataDir, database, path.join(database, 'PG_VERSION')])
      if (existsSync(each)) accessSync(each, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code = '', path: place = dataDir } = error as NodeJS.ErrnoException;
    const remedy = remedies[code];
    throw remedy === undefined ? error : new OperatorError(`The data folder ${place} ${remedy} (${code})`);
  }
}
