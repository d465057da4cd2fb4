import { sql } from 'drizzle-orm';
import { studentDays } from '../database/schema/index.ts';

type Day = Pick<typeof studentDays.$inferSelect, 'attendance' | 'firstEnteredAt'>;

/**
 * Whether a student's day counts as attended: by its correction, otherwise by an entry to a room that day. A
 * stay that runs on past the end of the day is not an entry of the next day. Without a row the student was absent.
 */
export const isPresent = ({ attendance, firstEnteredAt }: Day): boolean =>
  attendance === null ? firstEnteredAt !== null : attendance === 'PRESENT';

/** The same for a query on `student_days`. */
export const presentSql = sql<boolean>`coalesce(${studentDays.attendance} = 'PRESENT', ${studentDays.firstEnteredAt} is not null)`;
