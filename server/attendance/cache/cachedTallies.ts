import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { daysBetween } from '../../../src/domain/studyDay.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import { nonePacked, packed, packedStudents, unpacked, type Packed } from '../../database/packedRows.ts';
import { excuses, studentDays } from '../../database/schema/index.ts';
import { presentSql } from '../../recorder/present.ts';
import type { Caller, Tallies } from '../countTallies.ts';
import { completedParts } from '../monthParts.ts';
import { readSpans } from '../readSpans.ts';
import { columnsOf } from './columnsOf.ts';
import { countDays } from './countDays.ts';
import { joinedDays } from './joinedDays.ts';
import { cachedMonths } from './cachedMonths.ts';
import { marked } from './marked.ts';
import { membersOf } from './membersOf.ts';
import { overIn } from './overIn.ts';

/** The same as `countTallies`, of students whom a condition about their accounts alone selects. */
export async function cachedTallies(
  context: Caller,
  where: SQL | undefined,
  period: Period,
): Promise<Tallies> {
  const read = readSpans(context, [period]);
  const { today, spans, dates, expected, isOff } = read;
  const span = spans[0]!;
  const hasToday = span.since <= today && span.until === today;
  const parts = completedParts(read);
  const { now, students, months } = await cachedMonths(
    context,
    parts.map(({ month }) => ({ days: overIn(month, today), columns: ['present', 'absent', 'excused'] })),
    stamp => readToday(context, hasToday ? today : null, stamp),
  );
  const members = await membersOf(context, students, where);
  const joined = joinedDays(students, dates.length > 0 ? dates : [span.since], context.session.studyClock);
  const tallies = { present: new Int32Array(students.count), absent: new Int32Array(students.count) };
  const count = (
    days: Parameters<typeof countDays>[0],
    of: Parameters<typeof countDays>[2],
    begins: number,
  ) => countDays(days, { students, joined, begins }, of, tallies);
  for (const [index, part] of parts.entries()) {
    count(part, months[index]!, daysBetween(span.since, part.month) - 1);
    await yieldToEventLoop();
  }
  if (hasToday) {
    const at = dates.length - 1;
    // The day by itself: the first of a month that begins with it.
    const day = { days: 1, off: Number(isOff[at]), expected: Number(expected[at]) };
    const [present, absent] = columnsOf(now.days, students);
    const columns = { present: present!, absent: absent!, excused: marked(now.excused, students) };
    count(day, column => columns[column], at);
  }
  return {
    idOf: row => students.idOf(members[row]!),
    present: members.map(place => tallies.present[place]!),
    absent: members.map(place => tallies.absent[place]!),
  };
}

/** Who was present, or is absent, today, and who is excused; with the stamp of the days before. */
async function readToday({ db, session: { groupId } }: Caller, today: string | null, stamp: SQL) {
  const { rows } = await db.execute<{ stamp: string } & Record<'days' | 'excused', Packed>>(sql`
    select ${stamp} as stamp,
      ${
        today === null
          ? nonePacked
          : packedStudents(
              [sql`(${presentSql})::int`, sql`coalesce(${studentDays.attendance} = 'ABSENT', false)::int`],
              sql`${studentDays} where ${studentDays.groupId} = ${groupId} and ${studentDays.studyDate} = ${today}`,
            )
      } as days,
      ${
        today === null
          ? nonePacked
          : sql`(select ${packed(excuses.customerId, [])} from ${excuses}
        where ${excuses.groupId} = ${groupId} and ${excuses.until} >= ${today} and ${excuses.since} <= ${today})`
      } as excused`);
  const { stamp: found, days, excused } = rows[0]!;
  return { stamp: found, now: { days: unpacked(days, 2), excused: unpacked(excused, 0) } };
}
