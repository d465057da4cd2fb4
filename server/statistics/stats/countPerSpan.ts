import { and, sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { isWhole, studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { cachedMonths } from '../../attendance/cache/cachedMonths.ts';
import { joinedDays } from '../../attendance/cache/joinedDays.ts';
import { marked } from '../../attendance/cache/marked.ts';
import { completedParts } from '../../attendance/monthParts.ts';
import { overIn } from '../../attendance/cache/overIn.ts';
import { readSpans } from '../../attendance/readSpans.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import { nonePacked, packedStudents, unpacked, type Packed } from '../../database/packedRows.ts';
import { customers, studentDays } from '../../database/schema/index.ts';

/**
 * How many rows `figuresSql` has for each of some spans: those who are registered and active by its end, and the others who have
 * a record in it. `which` narrows it to some students.
 */
export async function countPerSpan(
  context: QueryContext,
  periods: readonly Period[],
  which: SQL | undefined,
): Promise<number[]> {
  const read = readSpans(context, periods);
  const { today, spans, dates } = read;
  const hasToday = spans.some(({ until }) => until === today);
  const parts = completedParts(read);
  const months = [...new Set(parts.map(({ month }) => month))];
  const { now, students, ...all } = await cachedMonths(
    context,
    months.map(month => ({ days: overIn(month, today), columns: ['recorded'] })),
    stamp => readNow(context, { today: hasToday ? today : null, which }, stamp),
  );
  const isWanted = now.wanted && marked(now.wanted, students);
  const isRecordedToday = marked(now.days, students);
  const joined = joinedDays(students, dates, context.session.studyClock);
  const { isActive, hasJoined } = students.of;
  const counts: number[] = [];
  for (const [index, { until }] of spans.entries()) {
    const end = dates.indexOf(until);
    const ofSpan = parts
      .filter(({ place }) => place === index + 1)
      .map(({ days, month }) => ({ days, recorded: all.months[months.indexOf(month)]!('recorded') }));
    let count = 0;
    for (let place = 0; place < students.count; place++) {
      if (isWanted !== null && isWanted[place] === 0) continue;
      if (isActive[place] === 1 && hasJoined[place] === 1 && joined[place]! <= end) {
        count++;
        continue;
      }
      let isRecorded = until === today && isRecordedToday[place] === 1;
      for (const { days, recorded } of ofSpan) isRecorded ||= (recorded[place]! & days) !== 0;
      if (isRecorded) count++;
    }
    counts.push(count);
    await yieldToEventLoop();
  }
  return counts;
}

interface Asked {
  /** Null where it is not among the days. */
  today: string | null;
  which: SQL | undefined;
}

/** Who has a record today and, unless they are the whole academy, who is wanted; with the stamp of the days before. */
async function readNow(context: QueryContext, { today, which }: Asked, stamp: SQL) {
  const { db, session } = context;
  const isEveryone = isWhole(context) && which === undefined;
  const { rows } = await db.execute<{ stamp: string } & Record<'wanted' | 'days', Packed>>(sql`
    select ${stamp} as stamp, ${
      isEveryone ? nonePacked : packedStudents([], sql`${customers} where ${and(studentsOf(context), which)}`)
    } as wanted, ${
      today === null
        ? nonePacked
        : packedStudents(
            [],
            sql`${studentDays} where ${studentDays.groupId} = ${session.groupId} and ${studentDays.studyDate} = ${today}`,
          )
    } as days`);
  const { stamp: found, wanted, days } = rows[0]!;
  return {
    stamp: found,
    now: { wanted: isEveryone ? null : unpacked(wanted, 0), days: unpacked(days, 0) },
  };
}
