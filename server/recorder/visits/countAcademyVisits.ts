import { addHours } from 'date-fns';
import { sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { studyDateSql } from '../../core/studyDateSql.ts';
import type { Orm, Queryable } from '../../database/open.ts';
import { visitDays } from '../../database/schema/index.ts';
import { consecutiveDays } from './consecutiveDays.ts';
import { countVisitorWeeks } from './countVisitorWeeks.ts';
import { hourFigures } from './hourFigures.ts';
import { holdVisits } from './shareVisits.ts';
import { visitFigures } from './visitFigures.ts';

/** How many days are counted in one transaction: late reports of the academy wait meanwhile. */
const daysAtOnce = 15;
/** A day has been over for so long when it is counted; no transaction that took it for the running one is that old. */
const settledHours = 1;

interface Academy {
  groupId: string;
  studyClock: StudyClock;
  now: Date;
}

/** Counts how an academy was visited on its last completed days and until its completed weeks, as far as that is not counted yet. */
export async function countAcademyVisits(orm: Orm, academy: Academy): Promise<void> {
  const until = shiftDate(studyDateOf(addHours(academy.now, -settledHours), academy.studyClock), -1);
  const days = { since: shiftDate(until, 1 - limits.visits.countedDays), until };
  while ((await orm.transaction(tx => countSome(tx, academy, days))) === daysAtOnce);
  await countVisitorWeeks(orm, academy.groupId, until);
}

/** Counts the first days of a period that are not counted. Returns how many they are. */
async function countSome(db: Queryable, academy: Academy, period: Period): Promise<number> {
  const { groupId } = academy;
  await holdVisits(db, groupId);
  const dates = (await uncounted(db, academy, period)).slice(0, daysAtOnce);
  for (const days of consecutiveDays(dates)) {
    const figures = await visitFigures(
      db,
      academy,
      days.map(date => ({ since: date, until: date })),
    );
    const hours = await hourFigures(db, academy, days);
    const rows = figures.map((of, index) => ({
      ...of,
      hourVisitors: hours[index]!.visitors,
      hourSeconds: hours[index]!.seconds,
    }));
    for (const [index, row] of rows.entries())
      await db
        .insert(visitDays)
        .values({ groupId, studyDate: days[index]!, ...row })
        .onConflictDoUpdate({ target: [visitDays.groupId, visitDays.studyDate], set: row });
  }
  return dates.length;
}

/** The days since the academy's first visit that are not counted, and on which no stay began that still lasts. */
async function uncounted(
  db: Queryable,
  { groupId, studyClock }: Academy,
  { since, until }: Period,
): Promise<string[]> {
  const { rows } = await db.execute<{ date: string }>(sql`
    select day::date::text as date from generate_series(${since}::date, ${until}::date, interval '1 day') day
    where day >= (select min(study_date) from group_days where group_id = ${groupId} and visit_count > 0)
      and day not in (select study_date from visit_days
        where group_id = ${groupId} and study_date between ${since} and ${until} and hour_seconds is not null)
      and day not in (select ${studyDateSql(sql`entered_at`, studyClock)} from room_users
        where group_id = ${groupId} and exited_at is null)
    order by day`);
  return rows.map(({ date }) => date);
}
