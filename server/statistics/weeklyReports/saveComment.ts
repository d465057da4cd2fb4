import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { rules } from '../../../src/domain/rules.ts';
import { reportWeek } from '../../../src/domain/reportWeek.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers, reportComments } from '../../database/schema/index.ts';

/** Writes the comment in a student's report of a week, unless it changed since it was read. */
export async function saveComment(context: Context<Contract['weeklyReports']['saveComment']>) {
  const { db, session, params, body, ifMatch, now, audit } = context;
  const { groupId } = session;
  if (!rules.date.isValidSync(params.week)) throw notFound();
  const week = reportWeek(params.week, studyDateOf(now, session.studyClock));
  // The lock of the account is also that of its comments, of which there may be none yet.
  const [student] = await db
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(and(visibleStudents(session), eq(customers.customerId, params.customerId)))
    .for('update');
  const { customerId, name } = found(student);
  const isThis = and(
    eq(reportComments.groupId, groupId),
    eq(reportComments.customerId, customerId),
    eq(reportComments.week, week),
  );
  const [former] = await db.select().from(reportComments).where(isThis);
  const current = { text: former?.text ?? '', version: former?.version ?? 0 };
  if (current.version !== ifMatch) throw new ProblemError('STALE', { current });
  const after = { text: body.text, version: current.version + 1 };
  await db
    .insert(reportComments)
    .values({ groupId, customerId, week, ...after, updatedAt: now })
    .onConflictDoUpdate({
      target: [reportComments.groupId, reportComments.customerId, reportComments.week],
      set: { ...after, updatedAt: now },
    });
  await audit({
    action: 'student.commentReport',
    target: { kind: 'student', id: customerId, name },
    before: { week: null, comment: current.text },
    after: { week, comment: after.text },
  });
  return after;
}
