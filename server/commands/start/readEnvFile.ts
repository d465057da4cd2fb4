import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../config/OperatorError.ts';

/**
 * Reads `.env` of the current folder into the environment. A variable that is set already keeps its value.
 *
 * @throws OperatorError when there is a `.env` that cannot be read.
 */
export function readEnvFile(): void {
  const file = path.resolve('.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${file} cannot be read (${code}). Check that it is a file this user can read.`);
  }
}
