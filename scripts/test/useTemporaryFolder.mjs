import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives this run and all that it starts a folder for temporary files of its own, which is gone when it ends. */
export function useTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-run-'));
  // PostgreSQL refuses to run as root, and gets through it as a user of its own.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
