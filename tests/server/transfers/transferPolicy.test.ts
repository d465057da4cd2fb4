import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../../server/database/schema/index.ts';
import { deleted, moved, kept } from '../../../server/transfers/transferPolicy.ts';

const nameOf = (table: PgTable) => getTableConfig(table).name;
/** Columns that hold a person's id, whatever they call it. */
const personal = /^(customerId|recipientId|actorId|profileImageId|createdBy)$/;

test('it is decided of every table with a student’s rows what becomes of them', () => {
  const decided = [...moved, ...kept, ...deleted].map(nameOf);
  const knowing = Object.values(schema)
    .filter(each => each instanceof PgTable)
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => personal.test(name)))
    .map(({ name }) => name)
    // The migration's own report.
    .filter(name => name !== 'move_rows');
  expect(knowing.filter(name => !decided.includes(name))).toEqual([]);
});
