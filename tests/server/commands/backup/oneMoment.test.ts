import { expect, inject, onTestFinished, test } from 'vitest';
import { readLines } from '../../../../server/commands/backup/readLines.ts';
import { backupTables } from '../../../../server/commands/backup/tables.ts';
import { facts } from '../../../../server/database/schema/index.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';

const provided = inject('database');

test.runIf(provided.kind === 'postgres' && provided.nodes === undefined)(
  'a backup is as of one moment: nothing that is written while it is made is in it',
  async () => {
    const database = await newDatabase();
    onTestFinished(() => database.close());
    const write = (key: string) => database.orm.insert(facts).values({ groupId: '~system', key, value: {} });
    await write('before');
    const lines: string[] = [];
    for await (const line of readLines(database, new Date('2026-03-02T05:00:00Z'))) {
      if (lines.push(line) === 2) await write('meanwhile');
    }
    // The table is read after others are.
    expect(lines.indexOf('["table","facts"]')).toBeGreaterThan(1);
    const at = lines.indexOf('["table","facts"]') + 1;
    expect(lines.slice(at, at + 2)).toEqual([
      expect.stringContaining('"before"'),
      expect.stringMatching(/^\["/),
    ]);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject(['end', { facts: 1 }]);
    expect(lines).toHaveLength(backupTables.length + 3);
    expect(await database.orm.$count(facts)).toBe(2);
  },
);
