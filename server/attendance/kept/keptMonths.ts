import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { findKept, keep } from '../../core/kept/kept.ts';
import { oneAtATime } from '../../core/kept/oneAtATime.ts';
import { daysStamp, studentsStamp } from '../../core/kept/stamps.ts';
import type { Period } from '../../../src/domain/period.ts';
import { fewAtOnce } from '../../database/fewAtOnce.ts';
import { together } from '../../database/together.ts';
import { changesBetween } from './changesBetween.ts';
import type { MonthColumn } from './monthColumns.ts';
import { placed, readRows } from './readRows.ts';
import { findStudents, readStudents, type Students } from './students.ts';

type Caller = Pick<Context, 'db' | 'session'>;

/** Days of one calendar month that are over: from its first one on. */
export interface MonthAsked {
  days: Period;
  columns: readonly MonthColumn[];
}

/** A column by the places of an academy's students; 0 for those of whom nothing is recorded in the month. */
export type MonthOfStudents = (column: MonthColumn) => Int32Array;

type Columns = ReadonlyMap<MonthColumn, Int32Array>;

interface Kept {
  students: Students;
  columns: Columns;
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
  const { groupId } = context.session;
  const stampSql = sql`concat_ws(' ', ${sql.join(
    [studentsStamp(groupId), ...asked.map(({ days }) => daysStamp(groupId, days))],
    sql`, `,
  )})`;
  for (let tries = 0; ; tries++) {
    const { stamp, now } = await readNow(stampSql);
    const read = await readKept(context, asked, stamp.split(' '));
    if (read.isOfStamp || tries === mostTries)
      return {
        now,
        students: read.students,
        months: read.months.map(columns => column => columns.get(column)!),
      };
  }
}

async function readKept(context: Caller, asked: readonly MonthAsked[], [ofStudents, ...ofMonths]: string[]) {
  const { db } = context;
  let isOfStamp = true;
  const students = async () => {
    const read = await oneAtATime(db, JSON.stringify([context.session.groupId, 'students']), async () => {
      const found = findStudents(context, ofStudents!);
      return found ? { students: found, stamp: ofStudents! } : readStudents(context);
    });
    if (read.stamp !== ofStudents) isOfStamp = false;
    return read;
  };
  // In a transaction one statement follows the other, and the months are put in the students' places.
  const reading = students();
  const [{ students: everyone }, months] = await together(
    db,
    () => reading,
    () =>
      fewAtOnce(
        db,
        asked.map((month, index) => async () => {
          const read = await readMonth(context, month, {
            ofMonth: ofMonths[index]!,
            ofStudents: ofStudents!,
            students: reading.then(({ students: those }) => those),
          });
          if (!read.isOfStamp) isOfStamp = false;
          return read.columns;
        }),
      ),
  );
  return { isOfStamp, students: everyone, months };
}

interface Wanted {
  ofMonth: string;
  ofStudents: string;
  students: Promise<Students>;
}

/** A month's columns, of which those are read that are not kept. */
async function readMonth(context: Caller, { days, columns }: MonthAsked, { ofMonth, ofStudents, students }: Wanted) {
  const { db, session } = context;
  const key = JSON.stringify([session.groupId, 'month', days]);
  return oneAtATime(db, key, async () => {
    let isOfStamp = true;
    const wanted = `${ofStudents} ${ofMonth}`;
    const found = findKept<Kept>(db, key, ofMonth);
    const kept = found && (await refreshed(found));
    const missing = columns.filter(column => !kept?.columns.has(column));
    if (missing.length === 0) return { columns: kept!.columns, isOfStamp };
    const [{ rows, stamp }, everyone] = await Promise.all([readRows(context, days, missing), students]);
    if (stamp !== wanted) isOfStamp = false;
    const all = new Map([...(kept?.columns ?? []), ...placed(everyone, rows, missing)]);
    if (isOfStamp) keepMonth(all, everyone);
    return { columns: all as Columns, isOfStamp };

    /** What is kept, by the places of now; undefined where too much of it was written. */
    async function refreshed(before: Kept): Promise<Kept | undefined> {
      const now = await students;
      if (before.students === now) return before;
      const { placesBefore, written } = changesBetween(before.students, now);
      if (written.length > mostWritten) return undefined;
      const names = [...before.columns.keys()];
      const moved = new Map(
        [...before.columns].map(([name, values]) => [
          name,
          placesBefore.map(place => (place === -1 ? 0 : values[place]!)),
        ]),
      );
      if (written.length > 0) {
        const read = await readRows(context, days, names, written.map(now.idOf));
        if (read.stamp !== wanted) isOfStamp = false;
        const own = placed(now, read.rows, names);
        for (const [name, values] of moved) for (const place of written) values[place] = own.get(name)![place]!;
      }
      if (isOfStamp) keepMonth(moved, now);
      return { students: now, columns: moved };
    }

    function keepMonth(value: Map<MonthColumn, Int32Array>, of: Students): void {
      const bytes = 4 * of.count * value.size;
      keep(db, key, { stamp: ofMonth, value: { students: of, columns: value } satisfies Kept, bytes });
    }
  });
}
