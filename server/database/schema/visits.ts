import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
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

/**
 * How many students visited on a study day, by the day of their last visit before it. A student is counted once in a period:
 * on the day whose visit before lies before the period.
 */
export const visitReturns = pgTable(
  'visit_returns',
  {
    groupId: groupId(),
    studyDate: studyDate(),
    /** `-infinity` for the first visit of all. */
    previousDate: date({ mode: 'string' }).notNull(),
    studentCount: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.studyDate, t.previousDate] }), goesWithGroup(t)],
);

/**
 * How many students visited in the periods that end with a week that is over. There is a row only while it is exact, as of
 * `visitDays`.
 */
export const visitorWeeks = pgTable(
  'visitor_weeks',
  {
    groupId: groupId(),
    /** The week's last day. */
    studyDate: studyDate(),
    /** The students who visited on that day, on the last two days and so on, up to the longest period of the super administrator. */
    visitors: integer().array().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.studyDate] }), goesWithGroup(t)],
);
