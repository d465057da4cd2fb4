import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Weekday } from '../../../src/domain/choices.ts';
import type { ExportFilters } from '../../../src/domain/entities/exportSchedule.ts';
import type {
  ExportOutcome,
  exportFrequencies,
  exportPeriods,
  scheduledFormats,
  ScheduledScreen,
} from '../../../src/domain/scheduledExports.ts';
import { at, bytea, created, groupId, id } from './columns.ts';
import { goesWithGroup } from './goesWithGroup.ts';
import { mails } from './messages.ts';
import { goesWithCustomer } from './references.ts';

/** Files of screens that are sent by email, and when. */
export const exportSchedules = pgTable(
  'export_schedules',
  {
    groupId: groupId(),
    scheduleId: id(),
    screen: text().$type<ScheduledScreen>().notNull(),
    format: text().$type<(typeof scheduledFormats)[number]>().notNull(),
    filters: jsonb().$type<ExportFilters>().notNull(),
    period: text().$type<(typeof exportPeriods)[number]>().notNull(),
    frequency: text().$type<(typeof exportFrequencies)[number]>().notNull(),
    weekday: text().$type<Weekday>().notNull(),
    monthDay: integer().notNull(),
    hour: integer().notNull(),
    isPaused: boolean().notNull().default(false),
    /** Since when it counts, and the last time that it was due and sent. */
    since: at().notNull(),
    sentFor: at(),
    /** Null once the account has been erased. */
    createdBy: uuid(),
    ...created(),
  },
  t => [primaryKey({ columns: [t.groupId, t.scheduleId] }), goesWithGroup(t)],
);

/** Who gets such a file, and what became of the last one. */
export const exportRecipients = pgTable(
  'export_recipients',
  {
    groupId: groupId(),
    scheduleId: id(),
    customerId: id(),
    outcome: text().$type<ExportOutcome>().notNull().default('NONE'),
    isLinked: boolean().notNull().default(false),
    mailId: uuid(),
    madeAt: at(),
    /** In the links of their mails by which they stop them; it does nothing else, and is gone with the row. */
    stopCode: text()
      .notNull()
      .default(sql`gen_random_uuid()`),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.scheduleId, t.customerId] }),
    foreignKey({
      columns: [t.groupId, t.scheduleId],
      foreignColumns: [exportSchedules.groupId, exportSchedules.scheduleId],
    }).onDelete('cascade'),
    goesWithCustomer(t),
    index('export_recipients_customer').on(t.groupId, t.customerId),
    uniqueIndex('export_recipients_stop').on(t.groupId, t.stopCode),
  ],
);

/** The file that a mail brings, until it has been sent or has failed. */
export const mailFiles = pgTable(
  'mail_files',
  {
    groupId: groupId(),
    mailId: id(),
    name: text().notNull(),
    content: bytea().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.mailId] }),
    foreignKey({ columns: [t.groupId, t.mailId], foreignColumns: [mails.groupId, mails.mailId] }).onDelete(
      'cascade',
    ),
  ],
);
