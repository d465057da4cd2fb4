import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { goesWithGroup } from './goesWithGroup.ts';
import { groupId, month, seconds, studyDate } from './columns.ts';

/** An academy's study day: what trends read. */
export const groupDays = pgTable(
  'group_days',
  {
    groupId: groupId(),
    studyDate: studyDate(),
    studentCount: integer().notNull().default(0),
    presentCount: integer().notNull().default(0),
    /** No longer written: `room_days` has which rooms were used. */
    usedRoomCount: integer().notNull().default(0),
    /** How many study records there are, so that no list counts them. */
    recordCount: integer().notNull().default(0),
    visitCount: integer().notNull().default(0),
    totalSeconds: seconds(),
    createdRoomCount: integer().notNull().default(0),
    endedRoomCount: integer().notNull().default(0),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate] }),
    goesWithGroup(t),
    // The days of all academies.
    index('group_days_date').on(t.studyDate),
  ],
);

/** What an academy's study days of a calendar month add up to, so that long periods of all academies need no days. */
export const groupMonths = pgTable(
  'group_months',
  {
    groupId: groupId(),
    month: month(),
    visitCount: integer().notNull().default(0),
    totalSeconds: bigint({ mode: 'number' }).notNull().default(0),
    createdRoomCount: integer().notNull().default(0),
  },
  t => [primaryKey({ columns: [t.groupId, t.month] }), goesWithGroup(t)],
);
