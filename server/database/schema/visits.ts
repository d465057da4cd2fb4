import { bigint, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { goesWithGroup } from './goesWithGroup.ts';
import { groupId, studyDate } from './columns.ts';

/**
 * How an academy was visited on a study day that is over: what would otherwise be counted from all of its stays. There is a
 * row only while it is exact: whatever changes a stay deletes the rows of the days that it may change, and a job counts them
 * again.
 */
export const visitDays = pgTable(
  'visit_days',
  {
    groupId: groupId(),
    studyDate: studyDate(),
    /** Entries, and the students who entered. */
    visitCount: integer().notNull(),
    visitorCount: integer().notNull(),
    /** The most students at once. */
    peakCount: integer().notNull(),
    /** The stays that began on the day, and how long they lasted together. */
    stayCount: integer().notNull(),
    staySeconds: bigint({ mode: 'number' }).notNull(),
    /**
     * By the hour on the academy's clock, 24 elements: the students who were in a room, and the seconds studied. Null of days
     * that an earlier version has counted.
     */
    hourVisitors: integer().array(),
    hourSeconds: integer().array(),
  },
  t => [primaryKey({ columns: [t.groupId, t.studyDate] }), goesWithGroup(t)],
);
