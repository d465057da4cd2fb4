import { and, asc, eq, notExists, ne, sql } from 'drizzle-orm';
import type { WeeklyReport } from '../../../src/domain/entities/weeklyReport.ts';
import { limits } from '../../../src/domain/limits.ts';
import { hasPremium } from '../../academies/hasPremium.ts';
import { describeFailure } from '../../core/failure.ts';
import type { ScheduledWork } from '../../core/work.ts';
import { writeAudit } from '../../core/writeAudit.ts';
import { customers, groups, reportLinks } from '../../database/schema/index.ts';
import { asAcademy } from './asAcademy.ts';
import { dueWeek } from './dueWeek.ts';
import { loadReports } from './loadReports.ts';
import { mailReports } from './mailReports.ts';
import { reportedStudents } from './reportSource.ts';

type Group = typeof groups.$inferSelect;

/**
 * Mails the reports of the last week for academies whose time has come. Students are taken some at a time, each batch in a
 * transaction of its own with its mails, so that what was sent stays sent after a restart and nothing is sent twice.
 */
export async function sendScheduledReports(work: ScheduledWork): Promise<void> {
  const academies = await work.database.orm
    .select()
    .from(groups)
    .where(sql`(${groups.reportSettings} ->> 'isScheduled')::boolean`);
  for (const group of academies)
    await sendOf(work, group).catch((error: unknown) =>
      work.onFailure(describeFailure('weeklyReports', error), error),
    );
}

async function sendOf(work: ScheduledWork, group: Group): Promise<void> {
  const { orm } = work.database;
  const now = work.clock();
  const session = await asAcademy(orm, group.groupId);
  const week = dueWeek(
    {
      settings: group.reportSettings,
      studyClock: session.studyClock,
      timeZone: group.timeZone,
      since: group.reportsScheduledAt,
      reportedWeek: group.reportedWeek,
    },
    now,
  );
  if (week === null) return;
  if (await hasPremium({ db: orm, config: work.config, now }, session, 'peopleStats'))
    for (let after = ''; ;) {
      const last = await sendBatch(work, group, { week, after, now });
      if (last === null) break;
      after = last;
    }
  await orm.update(groups).set({ reportedWeek: week }).where(eq(groups.groupId, group.groupId));
}

const hasStudy = ({ totalStudySeconds, presentCount }: WeeklyReport) =>
  totalStudySeconds > 0 || presentCount > 0;

/** Sends the next reports, and returns the last student's id, or null when there was none left. */
async function sendBatch(
  { database: { orm }, config, mail }: ScheduledWork,
  group: Group,
  { week, after, now }: { week: string; after: string; now: Date },
): Promise<string | null> {
  const { groupId, reportSettings: settings } = group;
  const session = await asAcademy(orm, groupId);
  return orm.transaction(async tx => {
    const students = await tx
      .select({ customerId: customers.customerId, recipient: customers.guardianEmail })
      .from(customers)
      .where(
        and(
          reportedStudents({ db: tx, session, now }, week),
          eq(customers.guardianConsent, 'YES'),
          ne(customers.guardianEmail, ''),
          after === '' ? undefined : sql`${customers.customerId} > ${after}::uuid`,
          // Also what a user has sent by hand.
          notExists(
            tx
              .select({ one: sql`1` })
              .from(reportLinks)
              .where(
                and(
                  eq(reportLinks.groupId, groupId),
                  eq(reportLinks.customerId, customers.customerId),
                  eq(reportLinks.week, week),
                  sql`${reportLinks.mailId} is not null`,
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(customers.customerId))
      .limit(limits.weeklyReport.batch)
      .for('update');
    if (students.length === 0) return null;
    const recipients = new Map(students.map(({ customerId, recipient }) => [customerId, recipient]));
    const reports = await loadReports({ db: tx, session, now }, week, [...recipients.keys()]);
    const sent = reports.filter(report => !settings.skipsEmpty || hasStudy(report));
    await mailReports(
      {
        db: tx,
        config,
        mail: (...mails) => mail(tx, mails),
        groupId,
        academy: group.name,
        timeZone: group.timeZone,
        week,
        now,
        days: settings.linkDays,
        scheduled: true,
      },
      sent.map(report => ({ report, recipient: recipients.get(report.customerId)! })),
    );
    await writeAudit(
      tx,
      { session: null, ipAddress: '', now },
      ...sent.map(({ customerId, name }) => ({
        groupId,
        action: 'student.sendReport' as const,
        target: { kind: 'student' as const, id: customerId, name },
        after: { week },
      })),
    );
    return students.at(-1)!.customerId;
  });
}
