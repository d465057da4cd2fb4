import { and, between, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import type { RecordMark } from '../../src/domain/choices.ts';
import { isExpectedDay } from '../../src/domain/isExpectedDay.ts';
import type { Period } from '../../src/domain/period.ts';
import { datesOf } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { isStudentDay } from '../core/records/isStudentDay.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { customers, excuses, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../recorder/present.ts';
import { punctuality } from './times/punctuality.ts';

/**
 * Selects students who came late, left early, or have an excused absence, on any of the days of a period on which they are
 * expected, as `attendanceRules` marks it; undefined where no mark is asked for.
 */
export async function markedInPeriod(
  context: Pick<Context, 'db' | 'session' | 'now'>,
  marks: readonly RecordMark[],
  { since, until }: Period,
): Promise<SQL | undefined> {
  if (marks.length === 0) return undefined;
  const { db, session } = context;
  const { groupId, studyClock } = session;
  const dates = datesOf(since, until).filter(date => isExpectedDay(date, session));
  const expected = sql`${sql.param(dates)}::date[]`;
  const { late, leftEarly } = await punctuality(context);
  const cameAnd = (condition: SQL) =>
    exists(
      db
        .select({ date: studentDays.studyDate })
        .from(studentDays)
        .where(
          and(
            eq(studentDays.groupId, groupId),
            eq(studentDays.customerId, customers.customerId),
            between(studentDays.studyDate, since, until),
            sql`${studentDays.studyDate} = any(${expected})`,
            presentSql,
            condition,
          ),
        ),
    );
  const day = sql`of.date`;
  const isPresent = and(
    isStudentDay({ groupId, studyDate: day, customerId: customers.customerId }),
    presentSql,
  );
  const which: Record<RecordMark, SQL> = {
    E: sql`exists (select 1 from unnest(${expected}) as of(date) join ${excuses} on ${excuses.groupId} = ${groupId}
      and ${excuses.customerId} = ${customers.customerId} and ${day} between ${excuses.since} and ${excuses.until}
      where ${day} >= ${studyDateSql(sql`${customers.authenticatedAt}`, studyClock)}
        and not exists (select 1 from ${studentDays} where ${isPresent}))`,
    L: cameAnd(late),
    V: cameAnd(leftEarly),
  };
  return or(...marks.map(mark => which[mark]));
}
