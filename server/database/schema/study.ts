import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { goesWithCustomer, goesWithRoom } from './references.ts';
import { at, groupId, id, month, seconds, studyDate, studyTimes, version } from './columns.ts';

/**
 * A student's study in one room on one study day. `premiumSeconds` is what was measured; `totalSeconds` rests on it
 * and differs only where it was corrected.
 */
export const studyRecords = pgTable(
  'study_records',
  {
    groupId: groupId(),
    studyDate: studyDate(),
    customerId: id(),
    roomId: id(),
    userStudyId: id(),
    ...studyTimes(),
    breakSeconds: seconds(),
    firstEnteredAt: at(),
    lastEnteredAt: at(),
    lastExitedAt: at(),
    visitCount: integer().notNull().default(0),
    corrected: boolean().notNull().default(false),
    version: version(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate, t.customerId, t.roomId] }),
    goesWithCustomer(t),
    goesWithRoom(t),
    // With what visits of some students are counted from, without reading the rows.
    index('study_records_customer').on(t.groupId, t.customerId, t.studyDate, t.visitCount),
    index('study_records_room').on(t.groupId, t.roomId, t.studyDate),
    // The longest records of each day.
    index('study_records_longest').on(t.groupId, t.studyDate, t.totalSeconds, t.customerId, t.roomId),
    index('study_records_unentered')
      .on(t.groupId, t.studyDate)
      .where(sql`first_entered_at is null`),
    index('study_records_corrected')
      .on(t.groupId, t.studyDate)
      .where(sql`corrected`),
  ],
);

/** A student's study day over all rooms: the roll-up behind ranks, attendance and statistics. */
export const studentDays = pgTable(
  'student_days',
  {
    groupId: groupId(),
    studyDate: studyDate(),
    customerId: id(),
    userStudyId: id(),
    ...studyTimes(),
    breakSeconds: seconds(),
    targetSeconds: seconds(),
    firstEnteredAt: at(),
    lastExitedAt: at(),
    visitCount: integer().notNull().default(0),
    /** What the attendance was corrected to; otherwise who entered was present. */
    attendance: text().$type<'PRESENT' | 'ABSENT'>(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate, t.customerId] }),
    goesWithCustomer(t),
    index('student_days_customer').on(t.groupId, t.customerId, t.studyDate),
    // The targets of each day, and the longest study toward each.
    index('student_days_targets').on(t.groupId, t.studyDate, t.targetSeconds, t.totalSeconds, t.customerId),
  ],
);

/** A sum of seconds from the first day of the month until each of its days: 31 elements. */
const secondsUntil = () => integer().array().notNull();
/** A bit for each day of the month that something holds for; the lowest is its first day. */
const daysOfMonth = () => integer().notNull().default(0);

/**
 * A student's study days of a calendar month in one row, so that the sums of a period need two elements of a month instead
 * of all its days.
 */
export const studentMonths = pgTable(
  'student_months',
  {
    groupId: groupId(),
    month: month(),
    customerId: id(),
    totalUntil: secondsUntil(),
    premiumUntil: secondsUntil(),
    targetUntil: secondsUntil(),
    /** The days that `student_days` has a row of. */
    recordedDays: daysOfMonth(),
    studiedDays: daysOfMonth(),
    visitedDays: daysOfMonth(),
    presentDays: daysOfMonth(),
    /** Corrected to an absence. */
    absentDays: daysOfMonth(),
    /** The student came, and studied less than the day's target. */
    belowTargetDays: daysOfMonth(),
    /** The target of all recorded days, where it is the same; null where they differ. */
    uniformTarget: integer(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.month, t.customerId] }),
    goesWithCustomer(t),
    index('student_months_customer').on(t.groupId, t.customerId),
    // What attendance is counted from, without reading the sums.
    index('student_months_days').on(
      t.groupId,
      t.month,
      t.customerId,
      t.recordedDays,
      t.visitedDays,
      t.presentDays,
      t.absentDays,
    ),
  ],
);

/** A room's study day. */
export const roomDays = pgTable(
  'room_days',
  {
    groupId: groupId(),
    studyDate: studyDate(),
    roomId: id(),
    userCount: integer().notNull().default(0),
    visitCount: integer().notNull().default(0),
    totalSeconds: seconds(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.studyDate, t.roomId] }),
    goesWithRoom(t),
    index('room_days_room').on(t.groupId, t.roomId, t.studyDate),
  ],
);

/** What an account's stays in a room have come to over all time, so that no list counts them or their days. */
export const roomCustomers = pgTable(
  'room_customers',
  {
    groupId: groupId(),
    roomId: id(),
    customerId: id(),
    stayCount: integer().notNull().default(0),
    /** On how many study days a student has been there. */
    dayCount: integer().notNull().default(0),
    ...studyTimes(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.roomId, t.customerId] }),
    goesWithCustomer(t),
    goesWithRoom(t),
    index('room_customers_customer').on(t.groupId, t.customerId),
  ],
);

/** Corrections of study time and attendance: what it was, what it became, why, by whom and when. */
export const corrections = pgTable(
  'corrections',
  {
    groupId: groupId(),
    correctionId: id(),
    kind: text().$type<'STUDY' | 'ATTENDANCE'>().notNull(),
    studyDate: studyDate(),
    customerId: id(),
    roomId: text(),
    before: text().notNull(),
    after: text().notNull(),
    reason: text().notNull(),
    correctedBy: text().notNull(),
    correctedAt: at().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.correctionId] }),
    index('corrections_day').on(t.groupId, t.customerId, t.studyDate),
  ],
);
