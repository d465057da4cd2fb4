import { and, eq, inArray } from 'drizzle-orm';
import isEqual from 'lodash/isEqual.js';
import { studyDayBounds } from '../../src/domain/studyDay.ts';
import { found } from '../core/problem.ts';
import { studyClockColumns, studyClockOf } from '../core/studyClockOf.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { groups, studentDays } from '../database/schema/index.ts';
import type { TransferRoute } from './checkTransfer.ts';

/**
 * Which students have study days that begin or end at another time in the other academy: their days would not be what
 * was recorded. Ordering a transfer requires equal study clocks, but one may be changed before the transfer is done or
 * rolled back.
 */
export async function findDifferingDays(
  db: Queryable,
  { from, to }: TransferRoute,
  customerIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ groupId: groups.groupId, ...studyClockColumns })
    .from(groups)
    .where(inArray(groups.groupId, [from, to]));
  const clockOf = (groupId: string) => studyClockOf(found(rows.find(row => row.groupId === groupId)));
  const [source, target] = [clockOf(from), clockOf(to)];
  if (isEqual(source, target)) return new Set();

  const isTheirs = and(eq(studentDays.groupId, from), inIds(studentDays.customerId, customerIds));
  const dates = await db.selectDistinct({ date: studentDays.studyDate }).from(studentDays).where(isTheirs);
  const differing = dates
    .map(({ date }) => date)
    .filter(date => !isEqual(studyDayBounds(date, source), studyDayBounds(date, target)));
  if (differing.length === 0) return new Set();
  const students = await db
    .selectDistinct({ customerId: studentDays.customerId })
    .from(studentDays)
    .where(and(isTheirs, inArray(studentDays.studyDate, differing)));
  return new Set(students.map(({ customerId }) => customerId));
}
