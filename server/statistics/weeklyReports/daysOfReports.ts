import { and, between, eq } from 'drizzle-orm';
import type { AttendanceMark } from '../../../src/domain/choices.ts';
import type { ReportDay } from '../../../src/domain/entities/weeklyReport.ts';
import { daysOfWeek } from '../../../src/domain/reportWeek.ts';
import { datesOf, isoInZone, studyDateOf } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { attendanceRules } from '../../attendance/attendanceRules.ts';
import { attendedOf } from '../../attendance/attended.ts';
import { inIds } from '../../database/inIds.ts';
import { segments, studentDays, type customers } from '../../database/schema/index.ts';
import { findAllRunning } from '../findAllRunning.ts';

type Student = Pick<
  typeof customers.$inferSelect,
  'customerId' | 'authenticatedAt' | 'accountStatus' | 'targetSeconds'
>;

/** The seven days of students' weeks, read for all of them at once from the roll-ups of days, with what is running now. */
export async function daysOfReports(
  context: QueryContext,
  week: string,
  students: readonly Student[],
): Promise<(student: Student) => ReportDay[]> {
  const { db, session, now } = context;
  const period = daysOfWeek(week);
  const today = studyDateOf(now, session.studyClock);
  const ids = students.map(({ customerId }) => customerId);
  const rows = await db
    .select()
    .from(studentDays)
    .where(
      and(
        eq(studentDays.groupId, session.groupId),
        inIds(studentDays.customerId, ids),
        between(studentDays.studyDate, period.since, period.until),
      ),
    );
  const attended = await attendedOf(context, ids, period);
  const running = today > period.until ? [] : await findAllRunning(context, inIds(segments.customerId, ids));
  const byKey = new Map(rows.map(row => [`${row.customerId} ${row.studyDate}`, row]));
  const more = new Map<string, number>();
  for (const { customerId, date, seconds } of running) {
    const key = `${customerId} ${date}`;
    more.set(key, (more.get(key) ?? 0) + seconds);
  }
  const { tally, isOff } = attendanceRules(session, period, today);
  const iso = (instant: Date | null | undefined) => (instant ? isoInZone(instant, session.timeZone) : null);

  return student => {
    const { customerId, authenticatedAt, targetSeconds } = student;
    const marks = tally(student, attended(customerId)).days;
    const joined = authenticatedAt && studyDateOf(authenticatedAt, session.studyClock);
    return datesOf(period.since, period.until).map((date, index) => {
      const key = `${customerId} ${date}`;
      const row = byKey.get(key);
      const counts = date <= today && (row !== undefined || (joined !== null && date >= joined));
      return {
        date,
        studySeconds: counts ? (row?.totalSeconds ?? 0) + (more.get(key) ?? 0) : null,
        targetSeconds: counts && !isOff[index] ? (row?.targetSeconds ?? targetSeconds) : null,
        firstEnteredAt: iso(row?.firstEnteredAt),
        lastExitedAt: iso(row?.lastExitedAt),
        attendance: (marks[index] ?? '-') as AttendanceMark,
      };
    });
  };
}
