import type { PgTable } from 'drizzle-orm/pg-core';
import {
  alerts,
  audits,
  corrections,
  customers,
  images,
  knownBrowsers,
  logins,
  mails,
  notifications,
  roomCustomers,
  roomEvents,
  roomPasswords,
  roomUsers,
  segments,
  sessions,
  studentDays,
  studyRecords,
  verifications,
} from '../database/schema/index.ts';

/**
 * What becomes of a student's rows when the student goes to another academy. Every table that knows people is in here
 * (a test sees to it).
 *
 * | goes along | account and profile, sign-in, picture, stays and stopwatch, study records, sums, corrections   |
 * | stays      | what an academy did and said: audit log, mails, notifications, alerts                          |
 * | ends       | sign-ins, codes that were sent, one-time passwords of rooms, events that the room service sent |
 */
export const moved: readonly PgTable[] = [
  customers,
  logins,
  images,
  roomUsers,
  segments,
  studyRecords,
  studentDays,
  roomCustomers,
  corrections,
];
export const kept: readonly PgTable[] = [audits, mails, notifications, alerts];
export const deleted: readonly PgTable[] = [
  sessions,
  knownBrowsers,
  verifications,
  roomPasswords,
  roomEvents,
];
