import type { SQL } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { fewAtOnce } from '../../database/fewAtOnce.ts';
import type { MonthAsked, MonthOfStudents } from './cachedMonths.ts';
import { placed, readRows } from './readRows.ts';
import { readStudents, type Students } from './students.ts';

/** The same as `cachedMonths` for some students, without the cache. */
export async function monthsOfSome(
  context: Pick<Context, 'db' | 'session'>,
  asked: readonly MonthAsked[],
  which: SQL | undefined,
): Promise<{ students: Students; months: MonthOfStudents[] }> {
  const students = await readStudents(context, which);
  const ids = Array.from({ length: students.count }, (_, place) => students.idOf(place));
  const months = await fewAtOnce(
    context.db,
    asked.map(({ days, columns }) => async (): Promise<MonthOfStudents> => {
      const rows = await readRows(context, days, columns, ids);
      const of = placed(students, rows, columns);
      return column => of.get(column)!;
    }),
  );
  return { students, months };
}
