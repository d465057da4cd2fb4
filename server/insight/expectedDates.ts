import { eq } from 'drizzle-orm';
import { weekdays } from '../../src/domain/choices.ts';
import type { Period } from '../../src/domain/period.ts';
import { datesOf, studyDateOf } from '../../src/domain/studyDay.ts';
import { groups } from '../database/schema/index.ts';
import type { Asking } from './scope.ts';

const weekdayOf = (date: string) => weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** The days of a period on which students are expected: the academy's study days, every day where it names none. */
export async function expectedDates(
  { db, session, now }: Asking,
  { since, until }: Period,
): Promise<string[]> {
  const [group] = await db
    .select({ studyDays: groups.studyDays })
    .from(groups)
    .where(eq(groups.groupId, session.groupId));
  const studyDays = group?.studyDays ?? [];
  const today = studyDateOf(now, session.timeZone);
  return datesOf(since, until).filter(
    date => date <= today && (studyDays.length === 0 || studyDays.includes(weekdayOf(date))),
  );
}
