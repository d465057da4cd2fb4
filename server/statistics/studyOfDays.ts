import { and, between, eq, isNotNull, or, sql, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '../../src/domain/period.ts';
import { datesOf, studyDateOf } from '../../src/domain/studyDay.ts';
import { customers, groupDays, studentDays } from '../database/schema/index.ts';
import { runningByDate } from './runningByDate.ts';
import { isOfScope, isWhole, studentsOf, type QueryContext } from '../accounts/scope.ts';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import { studyDateSql } from '../core/studyDateSql.ts';

/** The study day on which an account registered, for a query on `customers`. */
const joinedSql = (clock: StudyClock): SQL => studyDateSql(sql`${customers.authenticatedAt}`, clock);

/** What one study day of those in scope adds up to. */
export interface DayFigures {
  date: string;
  totalSeconds: number;
  /** Registered, active students of that day. */
  studentCount: number;
  /** The total over all of these students, whether they came or not. */
  avgSeconds: number;
  /** The running day, or one that is yet to come. */
  incomplete: boolean;
}

/** The study of each day of a period: an academy's own days, or those of the students in scope. */
export async function studyOfDays(context: QueryContext, period: Period): Promise<DayFigures[]> {
  const [days = []] = await studyOfPeriods(context, [period]);
  return days;
}

/** The study of each day of some periods. */
export async function studyOfPeriods(
  context: QueryContext,
  periods: readonly Period[],
): Promise<DayFigures[][]> {
  const { session, now } = context;
  const [rows, more] = await Promise.all([
    isWhole(context) ? academyDays(context, periods) : scopedDays(context, periods),
    runningByDate(context),
  ]);
  const today = studyDateOf(now, session.studyClock);
  const byDate = new Map(rows.map(row => [row.date, row]));
  const dates = periods.flatMap(({ since, until }) => datesOf(since, until));
  // A day stores the number of students at its first room entry.
  const joined = dates.every(date => byDate.get(date)?.studentCount) ? [] : await joinDates(context);
  const figuresOn = (date: string): DayFigures => {
    const row = byDate.get(date);
    const totalSeconds = (row?.totalSeconds ?? 0) + (more.get(date) ?? 0);
    const studentCount =
      row?.studentCount || joined.reduce((total, day) => total + (day.joined <= date ? day.count : 0), 0);
    return {
      date,
      totalSeconds,
      studentCount,
      avgSeconds: studentCount === 0 ? 0 : Math.round(totalSeconds / studentCount),
      incomplete: date >= today,
    };
  };
  return periods.map(({ since, until }) => datesOf(since, until).map(figuresOn));
}

const isIn = (studyDate: PgColumn, periods: readonly Period[]) =>
  or(...periods.map(({ since, until }) => between(studyDate, since, until)));

const academyDays = ({ db, session }: QueryContext, periods: readonly Period[]) =>
  db
    .select({
      date: groupDays.studyDate,
      totalSeconds: groupDays.totalSeconds,
      studentCount: groupDays.studentCount,
    })
    .from(groupDays)
    .where(and(eq(groupDays.groupId, session.groupId), isIn(groupDays.studyDate, periods)));

const scopedDays = (context: QueryContext, periods: readonly Period[]) =>
  context.db
    .select({
      date: studentDays.studyDate,
      totalSeconds: sum(studentDays.totalSeconds).mapWith(Number),
      studentCount: sql<number>`0`,
    })
    .from(studentDays)
    .where(
      and(
        eq(studentDays.groupId, context.session.groupId),
        isIn(studentDays.studyDate, periods),
        isOfScope(studentDays.customerId, context),
      ),
    )
    .groupBy(studentDays.studyDate);

/** How many of those who are registered and active joined on each study day. */
function joinDates(context: QueryContext) {
  const joined = joinedSql(context.session.studyClock);
  return context.db
    .select({ joined: sql<string>`${joined}::text`, count: sql<number>`count(*)::int` })
    .from(customers)
    .where(
      and(studentsOf(context), eq(customers.accountStatus, 'ACTIVE'), isNotNull(customers.authenticatedAt)),
    )
    .groupBy(sql`1`);
}
