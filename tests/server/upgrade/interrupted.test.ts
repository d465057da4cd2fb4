import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../../server/database/open.ts';
import { columnHashes } from '../../support/storedDatabase/columnHashes.ts';
import { restoreStored } from '../../support/storedDatabase/openStored.ts';

const provided = inject('database');

test.runIf(provided.kind === 'postgres').each(readdirSync('tests/stored'))(
  'an upgrade of version %s that fails on its way changes nothing, and the next start completes it',
  async version => {
    if (provided.kind !== 'postgres') return;
    const { url, stored } = await restoreStored(version, provided);
    const before = await openDatabase({ url, unmigrated: true });
    // A migration that is not the first one makes this table.
    await before.pool.query('CREATE TABLE suppressed_addresses (group_id text PRIMARY KEY)');
    const tables = await columnHashes(before.pool);
    await expect(openDatabase({ url })).rejects.toThrow(/suppressed_addresses/);
    expect(await columnHashes(before.pool)).toEqual(tables);
    await before.pool.query('DROP TABLE suppressed_addresses');
    await before.close();

    const database = await openDatabase({ url });
    const now = await columnHashes(database.pool);
    expect(now).toHaveProperty('suppressed_addresses.count', 0);
    for (const [name, { count }] of Object.entries(stored.tables)) expect(now[name]?.count, name).toBe(count);
    await database.close();
  },
  120_000,
);
