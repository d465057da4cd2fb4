import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { seedDemo } from '../../../server/demo/seed.ts';

/**
 * The demo as it is made at an instant, for the tests of a file; `copy` opens another database with the same content for one
 * test.
 */
export function openDemoDatabase(now: Date) {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-test-'));
  const template = path.join(folder, 'demo.tar');
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({});
    await seedDemo(database, { now, timeZone: 'Asia/Seoul' });
    writeFileSync(template, await database.dump!());
  }, 120_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get database() {
      return database;
    },
    async copy() {
      const copied = await openDatabase({ template });
      onTestFinished(() => copied.close());
      return copied;
    },
  };
}
