import type { PgTable } from 'drizzle-orm/pg-core';
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
} from '../../database/schema/index.ts';

interface MergePolicy {
  reassigned: readonly PgTable[];
  added: readonly PgTable[];
  deleted: readonly PgTable[];
  account: readonly PgTable[];
  kept: readonly PgTable[];
}

/**
 * What becomes of the rows of a merged student's other account. Every table that knows people is in here (a test checks
 * it), and the merge does what it says.
 *
 * - `reassigned`: rows that only name the student in `customer_id` name the remaining account from then on.
 * - `added`: of what both accounts can have a row of, such as the same day, the rows become one (`mergeRecords`).
 * - `deleted`: codes and keys that worked for the other account, and what was handled about it.
 * - `account`: the accounts themselves and what signs them in (`mergeAccounts`); messages that were sent to the student
 *   and rows of bulk changes, which need more than the id (`reassignRows`).
 * - `kept`: what others did, what the log says of the deleted account, and files, which belong to their excuse.
 */
export const mergePolicy: MergePolicy = {
  reassigned: [roomUsers, segments, roomEvents, corrections, alerts, excuses],
  added: [studyRecords, studentDays, studentMonths, roomCustomers],
  deleted: [
    sessions,
    knownBrowsers,
    roomPasswords,
    savedViews,
    exportRecipients,
    reportLinks,
    attentionMarks,
  ],
  account: [customers, logins, verifications, mails, notifications, batchRows],
  kept: [audits, batches, dayNotes, exportSchedules, images, rooms, reportComments, excuseFiles],
};
