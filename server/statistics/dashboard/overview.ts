import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Overview } from '../../../src/domain/entities/insight.ts';
import { isHoliday } from '../../../src/domain/isHoliday.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { studentCap } from '../../accounts/caps.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers, rooms } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { liveFigures } from '../liveFigures.ts';
import { excusedToday } from '../../attendance/excusedToday.ts';
import { presentToday } from '../../attendance/presentToday.ts';
import { studyOfDays } from '../studyOfDays.ts';

/** The academy at this moment, and today's study so far against the whole of yesterday's. */
export async function overviewOf(context: Context<Contract['dashboard']['overview']>): Promise<Overview> {
  const { db, session, now } = context;
  const { groupId } = session;
  const date = studyDateOf(now, session.studyClock);
  const yesterday = shiftDate(date, -1);
  const isActive = and(visibleStudents(session), eq(customers.accountStatus, 'ACTIVE'));
  const [live, cap, activeStudentCount, expectedCount, availableRoomCount, presentCount, excusedCount, days] =
    await Promise.all([
      liveFigures(context),
      studentCap(db, groupId),
      db.$count(customers, isActive),
      db.$count(customers, and(isActive, isNotNull(customers.authenticatedAt))),
      db.$count(rooms, and(eq(rooms.groupId, groupId), isNull(rooms.endedAt))),
      presentToday(context, date),
      excusedToday(context, date),
      studyOfDays(context, { since: yesterday, until: date }),
    ]);
  return {
    ...live,
    date,
    activeStudentCount,
    limitStudentCount: cap.limit,
    availableRoomCount,
    presentCount,
    absentCount: isHoliday(date, session.holidays) ? 0 : expectedCount - presentCount - excusedCount,
    todayStudySeconds: days[1]!.totalSeconds,
    yesterdayStudySeconds: days[0]!.totalSeconds,
  };
}
