import { and, not, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { isExpectedDay } from '../../src/domain/isExpectedDay.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import type { ListContext } from '../core/list.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../recorder/present.ts';
import { isExcusedOn } from './excusedDays.ts';
import { punctuality } from './times/punctuality.ts';

type Query = QueryOf<Contract['attendances']['today']>;

/** Whether a student was present, where their day is joined; without a row they were not. */
export const wasPresent = sql<boolean>`(${studentDays.customerId} is not null and ${presentSql})`;

/** What the filter of marks selects, where the day is joined; undefined where it selects all. */
export async function markedSql(
  context: Pick<ListContext<Query>, 'db' | 'session' | 'query' | 'now'>,
): Promise<SQL | undefined> {
  const { session, query, now } = context;
  if (query.mark.length === 0) return undefined;
  const today = studyDateOf(now, session.studyClock);
  const isExcused = isExcusedOn(session.groupId, today, sql`${customers.customerId}`);
  const { late, leftEarly } = await punctuality(context);
  const cameAnd = (condition: SQL) =>
    isExpectedDay(today, session) ? and(wasPresent, condition) : sql`false`;
  const which = {
    U: and(not(wasPresent), not(isExcused)),
    E: and(not(wasPresent), isExcused),
    L: cameAnd(late),
    V: cameAnd(leftEarly),
  };
  return or(...query.mark.map(mark => which[mark]));
}
