import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyFile } from '../../../server/database/keyFile.ts';

test('the key is made once, for the server’s user alone, and is the same at the next start', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'key-'));
  const key = keyFile(dataDir);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(statSync(path.join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(keyFile(dataDir)).toBe(key);
  expect(keyFile(mkdtempSync(path.join(tmpdir(), 'key-')))).not.toBe(key);
});
