import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { seedDemo } from '../../../server/demo/seed.ts';
import type { Database } from '../../../server/database/open.ts';
import { newDatabase, toTemplate } from '../../support/database/testDatabase.ts';

/**
 * The demo as it is made at an instant, for the tests of a file; `copy` opens another database with the same content for one
 * test.
 */
export function openDemoDatabase(now: Date) {
  let template: Awaited<ReturnType<typeof toTemplate>>;
  let database: Database;
  beforeAll(async () => {
    const seeded = await newDatabase();
    await seedDemo(seeded, { now, timeZone: 'Asia/Seoul' });
    template = await toTemplate(inject('database'), seeded);
    database = await newDatabase(template.provided);
  }, 120_000);
  afterAll(async () => {
    await database.close();
    template.remove();
  });
  return {
    get database() {
      return database;
    },
    async copy() {
      const copied = await newDatabase(template.provided);
      onTestFinished(() => copied.close());
      return copied;
    },
  };
}
