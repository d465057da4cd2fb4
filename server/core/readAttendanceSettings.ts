import { eq } from 'drizzle-orm';
import type { AttendanceSettings } from '../../src/domain/entities/expectedTimes.ts';
import { everyWeekday } from '../../src/domain/everyWeekday.ts';
import { limits } from '../../src/domain/limits.ts';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';
import { found } from './problem.ts';

/** When an academy expects its students; at no time unless it has set one. */
export async function readAttendanceSettings(db: Queryable, groupId: string): Promise<AttendanceSettings> {
  const [row] = await db
    .select({ settings: groups.attendanceSettings })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  return {
    expectedWeek: everyWeekday({ entryAt: null, leaveAt: null }),
    graceMinutes: limits.attendanceGrace.initial,
    ...found(row).settings,
  };
}
