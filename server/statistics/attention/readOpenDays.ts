import { and, between, eq } from 'drizzle-orm';
import { isHoliday } from '../../../src/domain/isHoliday.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { attendanceRules } from '../../attendance/attendanceRules.ts';
import { groupDays } from '../../database/schema/index.ts';
import { countExpected } from '../../recorder/countExpected.ts';
import { recordedSince } from '../recordedSince.ts';
import { attentionPeriod } from './attentionPeriod.ts';

export interface OpenDays {
  /** Whether students were expected and the academy was open, by day, yesterday first. */
  expected: boolean[];
  /** Whether it was a holiday: one that the academy named, or a weekday on which it is open as a rule and was closed. */
  holidays: boolean[];
  /** Whether it was a holiday that the academy named, which does not count. */
  off: boolean[];
}

/**
 * On which days an academy was open. A day on which none of its students came counts as closed, unless the academy is so
 * small that all of them may have been absent; so do the days before its first record.
 */
export async function readOpenDays(context: QueryContext): Promise<OpenDays> {
  const { db, session } = context;
  const { groupId } = session;
  const { today, dates, period } = attentionPeriod(context);
  // One after the other: in a call that writes they share the transaction's connection.
  const rows = await db
    .select({ date: groupDays.studyDate, count: groupDays.presentCount })
    .from(groupDays)
    .where(and(eq(groupDays.groupId, groupId), between(groupDays.studyDate, period.since, period.until)));
  const studentCount = await countExpected(db, groupId);
  const firstDate = await recordedSince(context);
  const present = new Set(rows.filter(({ count }) => count > 0).map(({ date }) => date));
  const isEmpty = dates.map(
    date =>
      firstDate === null ||
      date < firstDate ||
      (studentCount >= limits.attention.closedFromStudents && !present.has(date)),
  );
  const expectedOn = new Map<string, boolean>();
  const rules = attendanceRules(session, period, today);
  rules.dates.forEach((date, index) => expectedOn.set(date, rules.expected[index]!));
  const isOpenAsARule = (weekday: number) => {
    const same = isEmpty.filter((_, day) => day % 7 === weekday);
    return same.filter(empty => !empty).length * 2 >= same.length;
  };
  const off = dates.map(date => isHoliday(date, session.holidays));
  return {
    off,
    expected: dates.map((date, day) => expectedOn.get(date) === true && !isEmpty[day]),
    holidays: isEmpty.map((empty, day) => off[day]! || (empty && isOpenAsARule(day % 7))),
  };
}
