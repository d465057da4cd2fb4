import { readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from '../../server/database/schema/index.ts';

const folder = 'server/database/migrations/meta';
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as never;

test('the migrations are in step with the schema', async () => {
  const { entries } = read('_journal.json') as { entries: { idx: number }[] };
  const last = String(entries.at(-1)!.idx).padStart(4, '0');
  const migrated = read(`${last}_snapshot.json`) as Parameters<typeof generateMigration>[0];
  const wanted = generateDrizzleJson(schema, migrated.id, undefined, 'snake_case');
  // What `npx drizzle-kit generate` would write into another migration.
  expect(await generateMigration(migrated, wanted)).toEqual([]);
});
