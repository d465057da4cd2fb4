import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

// npm run record-migrations
//
// Writes down the hashes of the migrations that a release contains. From then on a test compares them: databases
// that have run them would not open any more if they changed.
const folder = 'server/database/migrations';
const file = 'tests/architecture/releasedMigrations.json';
const recorded = JSON.parse(readFileSync(file, 'utf8'));
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
for (const { tag } of entries)
  recorded[tag] ??= createHash('sha256')
    .update(readFileSync(`${folder}/${tag}.sql`))
    .digest('hex');
writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
