import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../../core/context.ts';
import { readCache, writeCache } from '../../core/cache/cache.ts';
import { oneAtATime } from '../../core/cache/oneAtATime.ts';
import { daysStamp, studentsStamp } from '../../core/cache/stamps.ts';
import { fewAtOnce } from '../../database/fewAtOnce.ts';
import { inParallel } from '../../database/inParallel.ts';
import { changesBetween } from './changesBetween.ts';
import type { MonthColumn } from './monthColumns.ts';
import { placed, readRows } from './readRows.ts';
import { findStudents, keepStudents, readStudents, type Students } from './students.ts';

type Caller = Pick<Context, 'db' | 'session'>;

/** The completed days of one calendar month, from its first one on, and the columns wanted of them. */
export interface MonthAsked {
  days: Period;
  columns: readonly MonthColumn[];
}

/** A column by the places of an academy's students; 0 for those of whom nothing is recorded in the month. */
export type MonthOfStudents = (column: MonthColumn) => Int32Array;

/** Columns by the places of the students at the time of caching. */
interface Kept {
  students: Students;
  columns: ReadonlyMap<MonthColumn, Int32Array>;
}

interface Everyone {
  students: Students;
  months: Kept['columns'][];
}

const mostTries = 3;
/** With more changed accounts than these, the whole month is loaded again. */
const mostWritten = 500;

/**
 * All students' completed days by month, from the cache where possible, together with what `readNow` reads of the running days; both
 * of one moment, unless writes follow one another. `readNow` has to select the stamp that it is given in its own statement. A month is
 * invalidated when one of its days or excuses is written; when an account is, that student alone is loaded again.
 */
export async function cachedMonths<T>(
  context: Caller,
  asked: readonly MonthAsked[],
  readNow: (stamp: SQL) => Promise<{ stamp: string; now: T }>,
): Promise<{ now: T; students: Students; months: MonthOfStudents[] }> {
  const { db, session } = context;
  const { groupId } = session;
  const stampSql = sql`concat_ws(' ', ${sql.join(
    [studentsStamp(groupId), ...asked.map(({ days }) => daysStamp(groupId, days))],
    sql`, `,
  )})`;
  for (let tries = 0; ; tries++) {
    const { stamp, now } = await readNow(stampSql);
    let everyone = findEveryone(context, asked, stamp);
    let isOfStamp = true;
    if (everyone === undefined) {
      // Concurrent callers wait and find it in the cache.
      everyone = await oneAtATime(db, JSON.stringify([groupId, 'months']), async () => {
        const found = findEveryone(context, asked, stamp);
        if (found) return found;
        const read = await readEveryone(context, asked, stamp);
        // Between two equal stamps nothing has changed.
        const { rows } = await db.execute<{ stamp: string }>(sql`select ${stampSql} as stamp`);
        isOfStamp = rows[0]!.stamp === stamp;
        if (isOfStamp) keepEveryone(context, asked, stamp, read);
        return read;
      });
    }
    if (!isOfStamp && tries < mostTries) continue;
    const { students, months } = everyone;
    return { now, students, months: months.map(columns => column => columns.get(column)!) };
  }
}

const keyOf = ({ session }: Caller, days: Period) => JSON.stringify([session.groupId, 'month', days]);

/** All months that are asked for, if all are cached. */
function findEveryone(context: Caller, asked: readonly MonthAsked[], stamp: string): Everyone | undefined {
  const [ofStudents, ...ofMonths] = stamp.split(' ');
  const students = findStudents(context, ofStudents!);
  const months = asked.flatMap(({ days, columns }, index) => {
    const kept = readCache<Kept>(context.db, keyOf(context, days), ofMonths[index]!);
    return kept?.students === students && columns.every(column => kept?.columns.has(column))
      ? kept!.columns
      : [];
  });
  return students && months.length === asked.length ? { students, months } : undefined;
}

function keepEveryone(context: Caller, asked: readonly MonthAsked[], stamp: string, read: Everyone): void {
  const [ofStudents, ...ofMonths] = stamp.split(' ');
  const { students } = read;
  keepStudents(context, ofStudents!, students);
  for (const [index, { days }] of asked.entries()) {
    const columns = read.months[index]!;
    writeCache(context.db, keyOf(context, days), {
      stamp: ofMonths[index]!,
      value: { students, columns } satisfies Kept,
      bytes: 4 * students.count * new Set(columns.values()).size,
    });
  }
}

/** All months that are asked for; those that are not cached are loaded. */
async function readEveryone(context: Caller, asked: readonly MonthAsked[], stamp: string): Promise<Everyone> {
  const [ofStudents, ...ofMonths] = stamp.split(' ');
  const reading = Promise.resolve(findStudents(context, ofStudents!) ?? readStudents(context));
  const [students, months] = await inParallel(
    context.db,
    () => reading,
    () =>
      fewAtOnce(
        context.db,
        asked.map((month, index) => async () => {
          const kept = readCache<Kept>(context.db, keyOf(context, month.days), ofMonths[index]!);
          const found = kept && (await refreshed(context, month.days, kept, await reading));
          const missing = month.columns.filter(column => !found?.has(column));
          if (missing.length === 0) return found!;
          const [everyone, rows] = await Promise.all([reading, readRows(context, month.days, missing)]);
          return new Map([...(found ?? []), ...placed(everyone, rows, missing)]);
        }),
      ),
  );
  return { students, months };
}

/** A cached month by the students' current places; undefined if too many accounts have changed. */
async function refreshed(
  context: Caller,
  days: Period,
  { students: before, columns }: Kept,
  now: Students,
): Promise<Kept['columns'] | undefined> {
  if (before === now) return columns;
  const { placesBefore, written } = changesBetween(before, now);
  if (written.length > mostWritten) return undefined;
  const moved = new Map(
    [...columns].map(([name, values]) => [
      name,
      placesBefore.map(place => (place === -1 ? 0 : values[place]!)),
    ]),
  );
  if (written.length === 0) return moved;
  const names = [...columns.keys()];
  const own = placed(now, await readRows(context, days, names, written.map(now.idOf)), names);
  for (const [name, values] of moved) for (const place of written) values[place] = own.get(name)![place]!;
  return moved;
}
