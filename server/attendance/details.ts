import { and, asc, between, eq } from 'drizzle-orm';
import type { AttendanceExtra } from '../../src/domain/choices.ts';
import type { AttendanceDetail } from '../../src/domain/entities/attendance.ts';
import type { Period } from '../../src/domain/period.ts';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import { isoInZone, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Account } from '../accounts/findStudent.ts';
import { newId } from '../database/newId.ts';
import { corrections, excuses, studentDays } from '../database/schema/index.ts';
import { correctionsOf } from '../core/records/correctionsOf.ts';
import type { Context } from '../core/context.ts';
import { findRunning } from '../recorder/findRunning.ts';
import { runningPieces } from '../recorder/runningPieces.ts';
import { attendedOf } from './attended.ts';
import { attendanceRules } from './attendanceRules.ts';
import { selectExcuses, toExcuse, touches } from './excuses/record.ts';

/** The id of a day without records: it begins with the date, like those of recorded days. */
const idOfDay = (date: string, clock: StudyClock) =>
  newId(studyDayBounds(date, clock).start, size => new Uint8Array(size));

/** A student's days that count and excused absences, with what was recorded and corrected on each; sorted by `userStudyId` descending. */
export async function detailsOf(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  student: Account,
  period: Period,
): Promise<AttendanceDetail[]> {
  const { groupId, studyClock, timeZone } = session;
  const { customerId } = student;
  const iso = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  const rows = await db
    .select()
    .from(studentDays)
    .where(
      and(
        eq(studentDays.groupId, groupId),
        eq(studentDays.customerId, customerId),
        between(studentDays.studyDate, period.since, period.until),
      ),
    );
  const corrected = await db
    .select()
    .from(corrections)
    .where(correctionsOf({ groupId, customerId, kind: 'ATTENDANCE', on: period }))
    .orderBy(asc(corrections.correctedAt), asc(corrections.correctionId));
  const running = runningPieces(await findRunning(db, { groupId, customerId }), studyClock, now);

  const excusedRows = await selectExcuses(db)
    .where(and(eq(excuses.groupId, groupId), eq(excuses.customerId, customerId), touches(period)))
    .orderBy(asc(excuses.since));
  const excuseOn = (date: string) =>
    excusedRows.find(({ excuse }) => excuse.since <= date && date <= excuse.until);

  const { dates, tally } = attendanceRules(session, period, studyDateOf(now, studyClock));
  const byDate = new Map(rows.map(row => [row.studyDate, row]));
  const attended = await attendedOf({ db, session, now }, [customerId], period);
  const { days, marks } = tally(student, attended(customerId));

  const details = dates.flatMap((date, index): AttendanceDetail[] => {
    if (days[index] === '-' && marks[index] !== 'E') return [];
    const excused = excuseOn(date);
    const day = byDate.get(date);
    const changes = corrected.filter(({ studyDate }) => studyDate === date);
    const [first, last] = [changes[0], changes.at(-1)];
    return [
      {
        userStudyId: day?.userStudyId ?? idOfDay(date, studyClock),
        date,
        status: days[index] === 'P' ? 'PRESENT' : 'ABSENT',
        time: iso(day?.firstEnteredAt ?? null),
        lastExitedAt: iso(day?.lastExitedAt ?? null),
        totalStudySeconds: (day?.totalSeconds ?? 0) + (running.get(date) ?? 0),
        correction:
          first && last
            ? {
                originalStatus: first.before as AttendanceDetail['status'],
                reason: last.reason,
                correctedBy: last.correctedBy,
                correctedAt: isoInZone(last.correctedAt, timeZone),
              }
            : null,
        mark: marks[index] === '-' ? null : (marks[index] as AttendanceExtra),
        excuse: excused ? toExcuse(excused, timeZone) : null,
        version: changes.length + 1,
      },
    ];
  });
  return details.toSorted((a, b) => (a.userStudyId < b.userStudyId ? 1 : -1));
}
