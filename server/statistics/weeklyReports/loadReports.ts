import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WeeklyReport } from '../../../src/domain/entities/weeklyReport.ts';
import { daysOfWeek } from '../../../src/domain/reportWeek.ts';
import { isoInZone, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { rateOf } from '../../attendance/attendanceRules.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { customers, groups, reportComments } from '../../database/schema/index.ts';
import { daysOfReports } from './daysOfReports.ts';
import { ranksOf } from './ranksOf.ts';
import { reportMails } from './reportMails.ts';
import { reportState } from './reportState.ts';
import { weekFigures } from './weekFigures.ts';

const manager = alias(customers, 'report_manager');

/**
 * Students' reports of a week, in the order of the ids; students outside of the caller's scope are left out. It takes the same
 * few queries for any number of students.
 *
 * @param week a Monday
 */
export async function loadReports(
  context: QueryContext,
  week: string,
  customerIds: readonly string[],
): Promise<WeeklyReport[]> {
  const { db, session, now } = context;
  const { groupId, timeZone, studyClock } = session;
  const students = await db
    .select({ account: customers, managerName: manager.name, comment: reportComments, group: groups })
    .from(customers)
    .innerJoin(groups, eq(groups.groupId, customers.groupId))
    .leftJoin(
      manager,
      and(
        eq(manager.groupId, customers.groupId),
        eq(manager.customerId, customers.managerId),
        sql`${manager.accountStatus} <> 'DELETED'`,
      ),
    )
    .leftJoin(
      reportComments,
      and(
        eq(reportComments.groupId, customers.groupId),
        eq(reportComments.customerId, customers.customerId),
        eq(reportComments.week, week),
      ),
    )
    .where(and(visibleStudents(session), inIds(customers.customerId, customerIds)));
  if (students.length === 0) return [];
  const found = students.map(({ account }) => account.customerId);
  const { showsRank } = students[0]!.group.reportSettings;
  // One after the other: in a transaction there is one connection.
  const figures = await weekFigures(context, week, found);
  const daysOf = await daysOfReports(
    context,
    week,
    students.map(({ account }) => account),
  );
  const ranks = showsRank ? await ranksOf(context, week, found) : null;
  const sent = await reportMails(db, { groupId, week }, found);
  const today = studyDateOf(now, studyClock);
  const isComplete = daysOfWeek(week).until < today;
  const previousWeek = shiftDate(week, -7);
  const iso = (instant: Date | null | undefined) => (instant ? isoInZone(instant, timeZone) : null);
  const byId = new Map(students.map(row => [row.account.customerId, row]));

  return customerIds.flatMap((customerId): WeeklyReport[] => {
    const row = byId.get(customerId);
    if (row === undefined) return [];
    const { account, managerName, comment } = row;
    const own = figures(customerId, 1);
    const days = daysOf(account);
    const { presentCount = 0, absentCount = 0, totalSeconds = 0, attainmentRate = 0 } = own ?? {};
    const { authenticatedAt } = account;
    const wasMember = authenticatedAt !== null && studyDateOf(authenticatedAt, studyClock) <= previousWeek;
    const mail = sent.get(customerId);
    return [
      {
        customerId,
        userId: account.userId,
        name: account.name,
        email: account.email,
        language: account.language,
        managerName,
        week,
        isComplete,
        days,
        totalStudySeconds: totalSeconds,
        targetSeconds: days.reduce((sum, day) => sum + (day.targetSeconds ?? 0), 0),
        attainmentRate,
        presentCount,
        absentCount,
        attendanceRate: rateOf(presentCount, absentCount),
        previousSeconds: isComplete && wasMember ? (figures(customerId, 2)?.totalSeconds ?? 0) : null,
        rank: ranks?.get(customerId)?.rank ?? null,
        rankedCount: ranks?.get(customerId)?.rankedCount ?? null,
        comment: comment?.text ?? '',
        commentVersion: comment?.version ?? 0,
        guardianName: account.guardianName,
        state: reportState(account, mail),
        sentAt: iso(mail?.sentAt ?? (mail?.state === null ? mail.createdAt : null)),
        openedAt: iso(mail?.openedAt),
        failureReason: mail?.failure ?? null,
      },
    ];
  });
}
