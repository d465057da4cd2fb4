import { sql, type SQL } from 'drizzle-orm';
import { weekdays } from '../../../src/domain/choices.ts';
import type { DayTimes } from '../../../src/domain/entities/expectedTimes.ts';
import type { Context } from '../../core/context.ts';
import { readAttendanceSettings } from '../../core/readAttendanceSettings.ts';
import { studyDateSql } from '../../core/studyDateSql.ts';
import { wallClockSql } from '../../core/wallClockSql.ts';
import { customers, roomUsers, studentDays } from '../../database/schema/index.ts';

/**
 * Conditions on a row of `student_days` that is joined with its student in `customers`: whether the first entry was later, and
 * the last exit earlier, than expected on that weekday, by more than the academy's grace. No one has left early before the time to leave
 * has come, nor while they are in a room. Which days students are expected on is not asked here.
 */
export async function punctuality({
  db,
  session,
  now,
}: Pick<Context, 'db' | 'session' | 'now'>): Promise<{ late: SQL<boolean>; leftEarly: SQL<boolean> }> {
  const { groupId, studyClock } = session;
  const { expectedWeek, graceMinutes } = await readAttendanceSettings(db, groupId);
  const weekday = sql`(${sql.param(weekdays)}::text[])[extract(isodow from ${studentDays.studyDate})::int]`;
  const times = sql`coalesce(${customers.expectedWeek} -> ${weekday}, ${JSON.stringify(expectedWeek)}::jsonb -> ${weekday})`;
  const expected = (side: keyof DayTimes) =>
    wallClockSql(sql`${studentDays.studyDate}`, sql`(${times} ->> ${side})`, studyClock);
  const entry = expected('entryAt');
  const leave = expected('leaveAt');
  const grace = sql`make_interval(mins => ${graceMinutes}::int)`;
  return {
    late: sql`coalesce(${studentDays.firstEnteredAt} > ${entry} + ${grace}, false)`,
    leftEarly: sql`(coalesce(${studentDays.lastExitedAt} < ${leave} - ${grace} and ${leave} <= ${now.toISOString()}::timestamptz, false)
      and not exists (select 1 from ${roomUsers} where ${roomUsers.groupId} = ${groupId}
        and ${roomUsers.customerId} = ${studentDays.customerId} and ${roomUsers.exitedAt} is null
        and ${studyDateSql(sql`${roomUsers.enteredAt}`, studyClock)} = ${studentDays.studyDate}))`,
  };
}
