import { and, eq, gte, sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { PremiumStudy } from '../../src/domain/entities/study.ts';
import { isHoliday } from '../../src/domain/isHoliday.ts';
import { periodPresets, type Period } from '../../src/domain/period.ts';
import { datesOf, daysBetween, shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import { findStudent } from '../accounts/findStudent.ts';
import { roomCustomers, studentDays } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { findRunning } from '../recorder/findRunning.ts';
import { runningPieces } from '../recorder/runningPieces.ts';
import { periodOr30Days } from './periodOr30Days.ts';

/** The same stretch of the period before: as many days from its beginning, as far as it has them. */
function stretchBefore(current: Period, previous: Period): Period {
  const until = shiftDate(previous.since, daysBetween(current.since, current.until) - 1);
  return { since: previous.since, until: until < previous.until ? until : previous.until };
}

/**
 * What a student's stopwatch has measured: today against yesterday, this week and month against as many days of the ones
 * before, all time against what it was when this month began; and the days of the period asked for, else the last 30.
 */
export async function premiumOf(context: Context<Contract['study']['premium']>): Promise<PremiumStudy> {
  const { db, session, now, query, params } = context;
  const { groupId, studyClock } = session;
  const { customerId, targetSeconds } = await findStudent(context, params.userId);
  const today = studyDateOf(now, studyClock);
  const shown = periodOr30Days(query, today);

  const periods = {
    today: { current: periodPresets.today(today), previous: periodPresets.yesterday(today) },
    week: { current: periodPresets.thisWeek(today), previous: periodPresets.lastWeek(today) },
    month: { current: periodPresets.thisMonth(today), previous: periodPresets.lastMonth(today) },
  };
  const first = [shown.since, periods.month.previous.since, periods.week.previous.since].toSorted()[0]!;
  const isTheirs = and(eq(studentDays.groupId, groupId), eq(studentDays.customerId, customerId));
  const rows = await db
    .select()
    .from(studentDays)
    .where(and(isTheirs, gte(studentDays.studyDate, first)));
  const [all] = await db
    .select({ seconds: sql<number>`coalesce(sum(${roomCustomers.premiumSeconds}), 0)` })
    .from(roomCustomers)
    .where(and(eq(roomCustomers.groupId, groupId), eq(roomCustomers.customerId, customerId)));
  const running = runningPieces(await findRunning(db, { groupId, customerId }), studyClock, now);

  const byDate = new Map(rows.map(row => [row.studyDate, row]));
  const measured = (date: string) => (byDate.get(date)?.premiumSeconds ?? 0) + (running.get(date) ?? 0);
  const sumOf = ({ since, until }: Period) =>
    datesOf(since, until).reduce((sum, date) => sum + measured(date), 0);
  const compared = ({ current, previous }: { current: Period; previous: Period }) => ({
    seconds: sumOf(current),
    before: sumOf(stretchBefore(current, previous)),
  });
  const withComplete = ({ current, previous }: { current: Period; previous: Period }) => ({
    ...compared({ current, previous }),
    complete: compared({ current: { ...current, until: shiftDate(today, -1) }, previous }),
  });
  const month = withComplete(periods.month);
  const total = all!.seconds + [...running.values()].reduce((sum, seconds) => sum + seconds, 0);
  return {
    today: compared(periods.today),
    week: withComplete(periods.week),
    month,
    total: { seconds: total, before: total - month.seconds },
    days: datesOf(shown.since, shown.until).map(date => {
      const day = byDate.get(date);
      const holiday = isHoliday(date, session.holidays);
      return {
        date,
        totalStudySeconds: (day?.totalSeconds ?? 0) + (running.get(date) ?? 0),
        premiumStudySeconds: measured(date),
        targetSeconds: holiday ? 0 : (day?.targetSeconds ?? targetSeconds),
        holiday,
      };
    }),
  };
}
