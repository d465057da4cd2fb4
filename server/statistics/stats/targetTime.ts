import { and, between, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { AttendanceMark } from '../../../src/domain/choices.ts';
import type { TargetTime } from '../../../src/domain/entities/statistics.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers, segments, studentDays } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { attendanceRules } from '../../attendance/attendanceRules.ts';
import { attendedOf } from '../../attendance/attended.ts';
import { averagedFigures, averagesOf } from '../averages.ts';
import { everyonesFigures } from '../everyone/everyonesFigures.ts';
import { rankOf } from '../everyone/ranksOf.ts';
import { figuresOf } from '../figuresOf.ts';
import { findAllRunning } from '../findAllRunning.ts';
import { studyOfDays } from '../studyOfDays.ts';
import { statsPeriod } from './period.ts';

/** A student's days against their target, and against the average of everyone the caller may see. */
export async function targetTimeOf(context: Context<Contract['stats']['targetTime']>): Promise<TargetTime> {
  const { db, session, now, query, params } = context;
  const period = statsPeriod(query);
  const [account] = await db
    .select({
      customerId: customers.customerId,
      userId: customers.userId,
      name: customers.name,
      targetSeconds: customers.targetSeconds,
      authenticatedAt: customers.authenticatedAt,
      accountStatus: customers.accountStatus,
    })
    .from(customers)
    .where(and(visibleStudents(session), eq(customers.customerId, params.id)));
  const { customerId, userId, name, targetSeconds } = found(account);
  const today = studyDateOf(now, session.studyClock);
  const [[[own] = []], figures, groupDays, rows, running] = await Promise.all([
    figuresOf(context, [period], [{ customerId }]),
    everyonesFigures(context, period, averagedFigures),
    studyOfDays(context, period),
    db
      .select()
      .from(studentDays)
      .where(
        and(
          eq(studentDays.groupId, session.groupId),
          eq(studentDays.customerId, customerId),
          between(studentDays.studyDate, period.since, period.until),
        ),
      ),
    findAllRunning(context, eq(segments.customerId, customerId)),
  ]);
  const all = averagesOf(figures);
  const ownSeconds = own?.totalSeconds ?? 0;
  const attended = await attendedOf(context, [customerId], period);
  const rules = attendanceRules(session, period, today);
  const { days: marks } = rules.tally(account!, attended(customerId));
  const byDate = new Map(rows.map(row => [row.studyDate, row]));
  const more = (date: string) =>
    running.reduce(
      (sum, piece) => (piece.customerId === customerId && piece.date === date ? sum + piece.seconds : sum),
      0,
    );
  return {
    customerId,
    userId,
    name,
    totalStudySeconds: own?.totalSeconds ?? 0,
    studyDayCount: own?.studyDayCount ?? 0,
    rank: own?.isActive ? rankOf(figures, ownSeconds) : 0,
    rankedCount: all.activeCount,
    presentCount: own?.presentCount ?? 0,
    absentCount: own?.absentCount ?? 0,
    targetSeconds: own?.targetSeconds ?? targetSeconds,
    avgStudySeconds: own?.avgSeconds ?? 0,
    groupAvgStudySeconds: all.avgSeconds,
    attainmentRate: own?.attainmentRate ?? 0,
    groupAttainmentRate: all.attainmentRate,
    days: groupDays
      .filter(({ date }) => date <= today)
      .map(({ date, avgSeconds, incomplete }, index) => ({
        date,
        studySeconds: (byDate.get(date)?.totalSeconds ?? 0) + more(date),
        targetSeconds: rules.isOff[index] ? 0 : (byDate.get(date)?.targetSeconds ?? targetSeconds),
        groupAvgSeconds: avgSeconds,
        attendance: (marks[index] ?? '-') as AttendanceMark,
        incomplete,
      })),
  };
}
