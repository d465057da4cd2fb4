import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Finding } from './Finding.ts';

/** Whether there is a key for the secrets of second factors. */
export function checkSecretKey({
  secretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): Finding {
  const name = 'Secret key';
  if (secretKey !== undefined) return { name, state: 'ok', text: 'SECRET_KEY is set.' };
  if (databaseUrl !== undefined)
    return {
      name,
      state: 'warning',
      text: 'SECRET_KEY is not set, so two-factor authentication is not available.',
    };
  const file = path.join(dataDir, 'secret.key');
  if (!existsSync(file)) return { name, state: 'ok', text: `The server creates ${file} when it starts.` };
  try {
    accessSync(file, constants.R_OK);
  } catch {
    return {
      name,
      state: 'failed',
      text: `${file} cannot be read. Make it readable by the user the server runs as.`,
    };
  }
  return { name, state: 'ok', text: `The key is in ${file}.` };
}
