import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../../core/context.ts';
import { findKept, keep } from '../../core/kept/kept.ts';
import { oneAtATime } from '../../core/kept/oneAtATime.ts';
import { daysStamp, studentsStamp } from '../../core/kept/stamps.ts';
import { fewAtOnce } from '../../database/fewAtOnce.ts';
import { together } from '../../database/together.ts';
import { changesBetween } from './changesBetween.ts';
import type { MonthColumn } from './monthColumns.ts';
import { placed, readRows } from './readRows.ts';
import { findStudents, keepStudents, readStudents, type Students } from './students.ts';

type Caller = Pick<Context, 'db' | 'session'>;

/** Days of one calendar month that are over, from its first one on, and what is asked of them. */
export interface MonthAsked {
  days: Period;
  columns: readonly MonthColumn[];
}

/** A column by the places of an academy's students; 0 for those of whom nothing is recorded in the month. */
export type MonthOfStudents = (column: MonthColumn) => Int32Array;

/** Columns by the places of the students whom there were then. */
interface Kept {
  students: Students;
  columns: ReadonlyMap<MonthColumn, Int32Array>;
}

interface Everyone {
  students: Students;
  months: Kept['columns'][];
}

const mostTries = 3;
/** The days of more students whose accounts have been written are not read by themselves. */
const mostWritten = 500;

/**
 * What months say of everyone's days that are over, with what `readNow` reads of what is not: of one moment, unless there is one
 * write after the other. `readNow` has to read the stamp that it is given in the same statement. A month is kept until one of its
 * days or excuses is written; where an account is, what the months say of that student is read again.
 */
export async function keptMonths<T>(
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
      // Who asks at the same time waits, and finds it.
      everyone = await oneAtATime(db, JSON.stringify([groupId, 'months']), async () => {
        const found = findEveryone(context, asked, stamp);
        if (found) return found;
        const read = await readEveryone(context, asked, stamp);
        // What is read between two equal stamps is as it was at both.
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

/** Everything that is asked, if it is kept. */
function findEveryone(context: Caller, asked: readonly MonthAsked[], stamp: string): Everyone | undefined {
  const [ofStudents, ...ofMonths] = stamp.split(' ');
  const students = findStudents(context, ofStudents!);
  const months = asked.flatMap(({ days, columns }, index) => {
    const kept = findKept<Kept>(context.db, keyOf(context, days), ofMonths[index]!);
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
    keep(context.db, keyOf(context, days), {
      stamp: ofMonths[index]!,
      value: { students, columns } satisfies Kept,
      bytes: 4 * students.count * columns.size,
    });
  }
}

/** What is asked, of which only what is not kept is read. */
async function readEveryone(context: Caller, asked: readonly MonthAsked[], stamp: string): Promise<Everyone> {
  const [ofStudents, ...ofMonths] = stamp.split(' ');
  const reading = Promise.resolve(findStudents(context, ofStudents!) ?? readStudents(context));
  const [students, months] = await together(
    context.db,
    () => reading,
    () =>
      fewAtOnce(
        context.db,
        asked.map((month, index) => async () => {
          const kept = findKept<Kept>(context.db, keyOf(context, month.days), ofMonths[index]!);
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

/** What is kept of a month by the places that students have now; undefined where too many accounts have been written. */
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
