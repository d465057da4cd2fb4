import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backupTables } from '../../server/commands/backup/tables.ts';

/** The look-up that begins without an academy is on every node; everything else is where its academy is. */
const statements = backupTables.map(({ name }) =>
  name === 'logins'
    ? `SELECT create_reference_table('${name}');`
    : `SELECT create_distributed_table('${name}', 'group_id');`,
);

test('the documented statements distribute every table, in an order that references allow', () => {
  const [, documented] =
    /```sql\n(SELECT create_[^`]*)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  expect(documented?.trim().split('\n')).toEqual(statements);
});

test('every table has the column that it is distributed by', () => {
  expect(backupTables.filter(({ key }) => key[0] !== 'group_id')).toEqual([]);
});
