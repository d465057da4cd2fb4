import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, changeable, groupId, id } from './columns.ts';
import { goesWithCustomer } from './references.ts';

/** The Monday of a week. */
const week = () => date({ mode: 'string' }).notNull();

/** What a manager wrote into a student's report of a week. */
export const reportComments = pgTable(
  'report_comments',
  {
    groupId: groupId(),
    customerId: id(),
    week: week(),
    text: text().notNull(),
    ...changeable(),
  },
  t => [primaryKey({ columns: [t.groupId, t.customerId, t.week] }), goesWithCustomer(t)],
);

/** Links by which a student's report of a week is read without signing in, until they end. Of the code only a hash is stored. */
export const reportLinks = pgTable(
  'report_links',
  {
    groupId: groupId(),
    linkId: id(),
    customerId: id(),
    week: week(),
    codeHash: text().notNull(),
    /** The mail that carries it; null for a link that a user copied. */
    mailId: uuid(),
    /** Sent by the schedule, which sends each report once. */
    scheduled: boolean().notNull().default(false),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    revokedAt: at(),
    /** When the report was first read by it. */
    openedAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.linkId] }),
    goesWithCustomer(t),
    uniqueIndex('report_links_code').on(t.groupId, t.codeHash),
    uniqueIndex('report_links_once')
      .on(t.groupId, t.customerId, t.week)
      .where(sql`scheduled`),
    index('report_links_week').on(t.groupId, t.customerId, t.week, t.createdAt),
    index('report_links_created').on(t.createdAt),
  ],
);
