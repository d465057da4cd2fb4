import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { ReportLink } from '../../../src/domain/entities/weeklyReport.ts';
import { reportWeek } from '../../../src/domain/reportWeek.ts';
import { isoInZone, studyDateOf } from '../../../src/domain/studyDay.ts';
import { hasPremium } from '../../academies/hasPremium.ts';
import type { Context } from '../../core/context.ts';
import { reportAddress } from '../../core/mail/link.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { visibleStudents } from '../../core/visible.ts';
import { isId } from '../../database/newId.ts';
import { customers, groups, reportLinks } from '../../database/schema/index.ts';
import { createLinks } from './createLinks.ts';

type Calls = Contract['weeklyReports'];
type Row = Omit<typeof reportLinks.$inferSelect, 'codeHash'>;

function toLink(row: Row, timeZone: string): ReportLink {
  const iso = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  return {
    linkId: row.linkId,
    week: row.week,
    byMail: row.mailId !== null,
    createdAt: isoInZone(row.createdAt, timeZone),
    expiresAt: isoInZone(row.expiresAt, timeZone),
    revokedAt: iso(row.revokedAt),
    openedAt: iso(row.openedAt),
  };
}

async function studentOf({ db, session }: Pick<Context, 'db' | 'session'>, customerId: string) {
  if (!isId(customerId)) throw notFound();
  const [student] = await db
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(and(visibleStudents(session), eq(customers.customerId, customerId)));
  return found(student);
}

/** The links to a student's report of a week, newest first. */
export async function listLinks({ db, session, query, now }: Context<Calls['links']>) {
  // A filter that finds no student finds no links.
  if (!isId(query.customerId)) return { content: [] };
  const rows = await db
    .select(getTableColumns(reportLinks))
    .from(reportLinks)
    .innerJoin(
      customers,
      and(eq(customers.groupId, reportLinks.groupId), eq(customers.customerId, reportLinks.customerId)),
    )
    .where(
      and(
        visibleStudents(session),
        eq(reportLinks.groupId, session.groupId),
        eq(reportLinks.customerId, query.customerId),
        eq(reportLinks.week, reportWeek(query.week, studyDateOf(now, session.studyClock))),
      ),
    )
    .orderBy(desc(reportLinks.createdAt), desc(reportLinks.linkId));
  return { content: rows.map(row => toLink(row, session.timeZone)) };
}

/**
 * Creates a link to a student's report and returns its address, which is not stored.
 *
 * @throws ProblemError PREMIUM_REQUIRED
 */
export async function createLink(context: Context<Calls['createLink']>) {
  const { db, session, body, now, config, audit } = context;
  const { groupId, timeZone } = session;
  if (!(await hasPremium(context, session, 'peopleStats'))) throw new ProblemError('PREMIUM_REQUIRED');
  const { customerId, name } = await studentOf(context, body.customerId);
  const week = reportWeek(body.week, studyDateOf(now, session.studyClock));
  const [group] = await db
    .select({ settings: groups.reportSettings })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  const days = found(group).settings.linkDays;
  const [made] = await createLinks(db, { groupId, week, now, days }, [{ customerId }]);
  await audit({
    action: 'student.shareReport',
    target: { kind: 'student', id: customerId, name },
    after: { week },
  });
  return {
    url: reportAddress(config, 'report', made!.code),
    link: toLink(made!.row, timeZone),
  };
}

/** Ends a link before its time. One that has ended stays as it is. */
export async function revokeLink(context: Context<Calls['revokeLink']>) {
  const { db, session, params, now, audit } = context;
  const isThis = and(eq(reportLinks.groupId, session.groupId), eq(reportLinks.linkId, params.linkId));
  const [link] = await db.select().from(reportLinks).where(isThis).for('update');
  const { customerId, name } = await studentOf(context, found(link).customerId);
  if (link!.revokedAt !== null) return;
  await db.update(reportLinks).set({ revokedAt: now }).where(isThis);
  await audit({
    action: 'student.revokeReport',
    target: { kind: 'student', id: customerId, name },
    after: { week: link!.week },
  });
}
