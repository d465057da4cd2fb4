import type { PgTable } from 'drizzle-orm/pg-core';
import {
  alerts,
  attentionMarks,
  audits,
  corrections,
  customers,
  dayNotes,
  excuses,
  managerRoles,
  moveRows,
  notifications,
  reportComments,
  roomUsers,
  rooms,
  segments,
  studentDays,
  studyRecords,
  templates,
} from '../../database/schema/index.ts';

/** What an academy's export contains, by file name. Sums that follow from other tables, and sign-ins, are left out. */
export const exportedTables = {
  accounts: customers,
  'manager-roles': managerRoles,
  rooms,
  stays: roomUsers,
  'stopwatch-segments': segments,
  'study-records': studyRecords,
  attendance: studentDays,
  corrections,
  'excused-absences': excuses,
  'day-notes': dayNotes,
  alerts,
  'attention-marks': attentionMarks,
  'report-comments': reportComments,
  templates,
  notifications,
  'transferred-students': moveRows,
  'audit-log': audits,
} satisfies Record<string, PgTable>;
export type ExportedFile = keyof typeof exportedTables;

/** Columns that no one may read: passwords, and what signs in. */
export const isSecretColumn = (column: string): boolean => /hash|secret|twoFactorStep|tokens?$/i.test(column);
