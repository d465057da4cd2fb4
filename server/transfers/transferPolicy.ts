import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inIds } from '../database/inIds.ts';
import {
  alerts,
  attentionMarks,
  audits,
  batches,
  batchRows,
  corrections,
  customers,
  dayNotes,
  excuseFiles,
  excuses,
  exportRecipients,
  exportSchedules,
  images,
  knownBrowsers,
  logins,
  mails,
  notifications,
  reportComments,
  reportLinks,
  roomCustomers,
  roomEvents,
  roomPasswords,
  rooms,
  roomUsers,
  savedViews,
  segments,
  sessions,
  studentDays,
  studentMonths,
  studyRecords,
  verifications,
} from '../database/schema/index.ts';

/** What a transfer's policy may refer to: the academy left, its name, the students, and the time. */
export interface TransferScope {
  from: string;
  fromName: string;
  customerIds: readonly string[];
  now: Date;
}

export interface MovedTable {
  table: PgTable;
  /** Which of the academy's rows: those of the students unless stated otherwise. */
  rows?: (scope: TransferScope) => SQL;
  /** The columns that change on the way. */
  changes?: (scope: TransferScope) => Record<string, SQL>;
  /** Copied, because other rows still refer to them: the row that is left is deleted with the account, or is not the student's. */
  copied?: true;
}

/** The condition on `customer_id` that picks the students' rows. */
export const ofStudents = ({ customerIds }: Pick<TransferScope, 'customerIds'>) =>
  inIds(sql`customer_id`, customerIds);

interface TransferPolicy {
  moved: readonly MovedTable[];
  kept: readonly PgTable[];
  /** Their rows name the student in `customer_id`. */
  deleted: readonly PgTable[];
}

const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/**
 * What becomes of a student's rows when the student is transferred to another academy. Every table that knows people is
 * in here (a test checks it), and the transfer does what it says.
 *
 * - `moved`: account and profile, sign-in, profile image, stays and stopwatch, study records, sums and corrections, comments
 *   of weekly reports and excuses with their files, in an order in which no row refers to one that is still to come. The rooms of their records stay; so that the records keep a
 *   room's name, the other academy gets a copy that has ended and that no list of rooms shows.
 * - `kept`: what the academy did and said: audit log, mails, notifications, alerts, history of bulk changes, notes on days,
 *   scheduled exports.
 * - `deleted`: sessions, codes that were sent, one-time passwords of rooms, events that the room service sent,
 *   views of lists and places among the recipients of exports (students have none), links to weekly reports, whose codes name the academy, and what was handled
 *   about them.
 */
export const transferPolicy: TransferPolicy = {
  moved: [
    {
      table: rooms,
      copied: true,
      rows: scope => sql`room_id in (
        select room_id from study_records where group_id = ${scope.from} and ${ofStudents(scope)}
        union select room_id from room_users where group_id = ${scope.from} and ${ofStudents(scope)})`,
      changes: ({ from, fromName, now }) => ({
        roomUrlId: sql`room_id::text`,
        name: sql`case when moved_from is null then name || ${` (${fromName})`} else name end`,
        endedAt: sql`coalesce(ended_at, ${instant(now)})`,
        movedFrom: sql`coalesce(moved_from, ${from}::text)`,
        passwordHash: sql`null`,
      }),
    },
    {
      table: images,
      copied: true,
      rows: scope => sql`image_id in (
        select profile_image_id from customers where group_id = ${scope.from} and ${ofStudents(scope)})`,
    },
    {
      table: customers,
      copied: true,
      changes: ({ now }) => ({
        managerId: sql`null`,
        guardianConsentBy: sql`null`,
        // An invitation names the academy to sign in to: those who have not accepted it need another one.
        invitationState: sql`case when authenticated_at is null then 'NONE' else invitation_state end`,
        invitedAt: sql`case when authenticated_at is null then null else invited_at end`,
        invitationFailure: sql`null`,
        updatedAt: instant(now),
        version: sql`version + 1`,
      }),
    },
    { table: roomUsers, copied: true },
    { table: logins },
    { table: segments },
    { table: studyRecords },
    { table: studentDays },
    { table: studentMonths },
    { table: roomCustomers },
    { table: corrections },
    { table: reportComments },
    { table: excuses, copied: true, changes: () => ({ createdBy: sql`null` }) },
    {
      table: excuseFiles,
      copied: true,
      rows: scope => sql`excuse_id in (
        select excuse_id from excuses where group_id = ${scope.from} and ${ofStudents(scope)})`,
    },
  ],
  kept: [audits, mails, notifications, alerts, batches, batchRows, dayNotes, exportSchedules],
  deleted: [
    sessions,
    knownBrowsers,
    verifications,
    roomPasswords,
    roomEvents,
    savedViews,
    exportRecipients,
    reportLinks,
    attentionMarks,
  ],
};
