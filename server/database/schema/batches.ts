import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BatchAction } from '../../../src/domain/batchActions.ts';
import type { BatchOutcome } from '../../../src/domain/batchOutcomes.ts';
import { at, groupId, id } from './columns.ts';
import { goesWithGroup } from './goesWithGroup.ts';

/** Imports and bulk changes of students: who, when, from which file, and how many rows became what. */
export const batches = pgTable(
  'batches',
  {
    groupId: groupId(),
    batchId: id(),
    action: text().$type<BatchAction>().notNull(),
    /** Null once the account has been erased, and when the server itself did it. */
    actorId: uuid(),
    /** Null for rows that were typed or pasted, and for bulk changes. */
    fileName: text(),
    addedCount: integer().notNull().default(0),
    updatedCount: integer().notNull().default(0),
    restoredCount: integer().notNull().default(0),
    skippedCount: integer().notNull().default(0),
    refusedCount: integer().notNull().default(0),
    createdAt: at().notNull(),
    undoneAt: at(),
    undoneBy: uuid(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.batchId] }),
    index('batches_created').on(t.groupId, t.createdAt),
    goesWithGroup(t),
  ],
);

/** What became of each row of a batch. Students are named by their ids; nothing of the rows' content is stored. */
export const batchRows = pgTable(
  'batch_rows',
  {
    groupId: groupId(),
    batchId: id(),
    position: integer().notNull(),
    /** Where the row was in the file. */
    sheet: text(),
    number: integer(),
    /** Null for rows that added no one, and once the student has been erased. */
    customerId: uuid(),
    outcome: text().$type<BatchOutcome>().notNull(),
    /** Keys of messages by field, of a refused row. */
    fieldErrors: jsonb().$type<Record<string, string>>(),
    /** What was changed, as it was before: stored for as long as it can be put back. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The account's version after the change. */
    version: integer(),
    /** What became of its undoing: `DONE`, or the code of why not. */
    undone: text(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.batchId, t.position] }),
    foreignKey({
      columns: [t.groupId, t.batchId],
      foreignColumns: [batches.groupId, batches.batchId],
    }).onDelete('cascade'),
    index('batch_rows_customer').on(t.groupId, t.customerId),
    index('batch_rows_before')
      .on(t.groupId, t.batchId)
      .where(sql`before is not null`),
  ],
);
