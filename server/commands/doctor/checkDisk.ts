import { accessSync, constants, existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { prepareFolder } from '../../database/prepareFolder.ts';
import { OperatorError } from '../../config/OperatorError.ts';
import type { Finding } from './Finding.ts';

const megabyte = 1_000_000;
const warnBytes = 1_000 * megabyte;
const failBytes = 100 * megabyte;

/** The folder itself, or the closest one above it that exists. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(path.dirname(folder)));

/** How many bytes this user may still write to a folder's disk. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether the data folder can be written to, or made, and how much room its disk has. Nothing is made. */
export async function checkDisk(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<Finding> {
  const name = 'Disk';
  if (databaseUrl !== undefined)
    return { name, state: 'ok', text: 'DATA_DIR is not used: all data is stored in PostgreSQL.' };
  const folder = existing(path.resolve(dataDir));
  try {
    if (folder === path.resolve(dataDir)) prepareFolder(dataDir);
    else accessSync(path.join(folder, '.'), constants.W_OK);
  } catch (error) {
    const text =
      error instanceof OperatorError
        ? error.message
        : `The data folder ${dataDir} cannot be created in ${folder}. Set DATA_DIR to another folder. (${(error as NodeJS.ErrnoException).code})`;
    return { name, state: 'failed', text };
  }
  const bytes = await free(folder);
  const text = `The data folder ${dataDir} is writable; its disk has ${Math.floor(bytes / megabyte)} MB left`;
  if (bytes >= warnBytes) return { name, state: 'ok', text: `${text}.` };
  return { name, state: bytes < failBytes ? 'failed' : 'warning', text: `${text}. Free up disk space.` };
}
