import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { ProblemCode } from '../../../src/contract/problems.ts';
import type { Verdict } from '../../../src/domain/entities/account.ts';
import { reportWeek } from '../../../src/domain/reportWeek.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { hasPremium } from '../../academies/hasPremium.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { inIds } from '../../database/inIds.ts';
import { customers, groups } from '../../database/schema/index.ts';
import { loadReports } from './loadReports.ts';
import { mailReports } from './mailReports.ts';
import { reportedStudents } from './reportSource.ts';
import { reportMails } from './reportMails.ts';

/**
 * Mails students' reports of a week to their guardians. Students without a guardian's email or consent are refused, and those
 * whose report was sent before unless it is to be sent again.
 *
 * @throws ProblemError PREMIUM_REQUIRED
 */
export async function sendReports(context: Context<Contract['weeklyReports']['send']>) {
  const { db, session, body, now, config, audit, mail } = context;
  const { groupId, timeZone, studyClock } = session;
  if (!(await hasPremium(context, session, 'peopleStats'))) throw new ProblemError('PREMIUM_REQUIRED');
  const week = reportWeek(body.week, studyDateOf(now, studyClock));
  // Two users who send at the same time send each report once.
  await lockGroup(db, groupId);
  const ids = [...new Set(body.customerIds)];
  const students = await db
    .select()
    .from(customers)
    .where(and(reportedStudents(context, week), inIds(customers.customerId, ids)));
  const byId = new Map(students.map(student => [student.customerId, student]));
  const sent = await reportMails(db, { groupId, week }, ids);
  const refusalOf = (customerId: string): ProblemCode | null => {
    const student = byId.get(customerId);
    if (student === undefined) return 'NOT_FOUND';
    if (student.guardianEmail === '') return 'NO_GUARDIAN';
    if (student.guardianConsent !== 'YES') return 'NO_CONSENT';
    const mailed = sent.get(customerId);
    return mailed !== undefined && mailed.state !== 'FAILED' && !body.again ? 'REPORT_SENT' : null;
  };
  const verdicts = ids.map((customerId): Verdict => {
    const code = refusalOf(customerId);
    return { customerId, name: byId.get(customerId)?.name ?? '', ok: code === null, code };
  });
  const accepted = verdicts.filter(({ ok }) => ok).map(({ customerId }) => customerId);
  if (body.dryRun !== true && accepted.length > 0) {
    const [group] = await db
      .select({ academy: groups.name, settings: groups.reportSettings })
      .from(groups)
      .where(eq(groups.groupId, groupId));
    const { academy, settings } = found(group);
    const reports = await loadReports(context, week, accepted);
    await mailReports(
      { db, config, mail, groupId, academy, timeZone, week, now, days: settings.linkDays },
      reports.map(report => ({ report, recipient: byId.get(report.customerId)!.guardianEmail })),
    );
    await audit(
      ...reports.map(({ customerId, name }) => ({
        action: 'student.sendReport' as const,
        target: { kind: 'student' as const, id: customerId, name },
        after: { week },
      })),
    );
  }
  return {
    verdicts,
    doneCount: accepted.length,
    refusedCount: verdicts.length - accepted.length,
    limit: null,
  };
}
