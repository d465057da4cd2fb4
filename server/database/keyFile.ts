import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key of an embedded database that has no `SECRET_KEY`: a file next to it, made at the first start, for its owner alone. */
export function keyFile(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
