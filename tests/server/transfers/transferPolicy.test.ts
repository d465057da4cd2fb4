import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../../server/database/schema/index.ts';

import { transferPolicy } from '../../../server/transfers/transferPolicy.ts';

const nameOf = (table: PgTable) => getTableConfig(table).name;
/** Columns that hold a person's id, whatever they call it. */
const personal = /^(customerId|recipientId|actorId|profileImageId|createdBy)$/;

test('the policy covers every table with rows of students', () => {
  const { moved, kept, deleted } = transferPolicy;
  const decided = [...moved.map(each => each.table), ...kept, ...deleted].map(nameOf);
  const knowing = Object.values(schema)
    .filter(each => each instanceof PgTable)
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => personal.test(name)))
    .map(({ name }) => name)
    // The migration's own report.
    .filter(name => name !== 'move_rows');
  expect(knowing.filter(name => !decided.includes(name))).toEqual([]);
  expect(decided.toSorted()).toEqual([...new Set(decided)].toSorted());
});
