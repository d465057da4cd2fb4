import { expect, test } from 'vitest';
import { backupTables } from '../../server/commands/backup/tables.ts';

test('every table has the column that it is distributed by', () => {
  expect(backupTables.filter(({ key }) => key[0] !== 'group_id')).toEqual([]);
});
