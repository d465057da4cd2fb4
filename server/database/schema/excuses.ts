import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ExcuseReason } from '../../../src/domain/choices.ts';
import { created, groupId, id, studyDate } from './columns.ts';
import { goesWithCustomer } from './references.ts';

/** Days on which a student is excused, past or to come: an absence on them does not count. */
export const excuses = pgTable(
  'excuses',
  {
    groupId: groupId(),
    excuseId: id(),
    customerId: id(),
    since: studyDate(),
    until: studyDate(),
    reason: text().$type<ExcuseReason>().notNull(),
    note: text().notNull(),
    /** Null once the account has been erased. */
    createdBy: uuid(),
    ...created(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.excuseId] }),
    goesWithCustomer(t),
    index('excuses_customer').on(t.groupId, t.customerId, t.since),
    index('excuses_days').on(t.groupId, t.until, t.since),
  ],
);
