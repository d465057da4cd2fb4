import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../../core/context.ts';
import { inIds } from '../../database/inIds.ts';
import { packed, unpacked } from '../../database/packedRows.ts';
import { excuses, studentMonths } from '../../database/schema/index.ts';
import { excusedMonthsSql } from '../excusedDays.ts';
import { columnsOf } from './columnsOf.ts';
import { monthColumnSql, type MonthColumn } from './monthColumns.ts';
import type { Students } from './students.ts';

/** A month's rows with some columns, and those who are excused, of all students or some. */
export async function readRows(
  { db, session: { groupId } }: Pick<Context, 'db' | 'session'>,
  days: Period,
  columns: readonly MonthColumn[],
  ids?: readonly string[],
) {
  const ofMonths = columns.filter(column => column !== 'excused');
  const isOf = (customerId: SQL) => (ids === undefined ? sql`true` : inIds(customerId, ids));
  const ofRows = sql`select customer_id, ${sql.join(
    ofMonths.map((column, index) => sql`${monthColumnSql(column)} as ${sql.identifier(`c${index}`)}`),
    sql`, `,
  )} from ${studentMonths} where group_id = ${groupId} and month = ${days.since}::date
    and ${isOf(sql`${studentMonths.customerId}`)} order by customer_id offset 0`;
  const none = sql`null::bytea`;
  const { rows } = await db.execute<Record<'months' | 'excused', Uint8Array | null>>(sql`
    select ${
      ofMonths.length === 0
        ? none
        : sql`(select ${packed(
            sql`customer_id`,
            ofMonths.map((_, index) => sql`${sql.identifier(`c${index}`)}`),
          )} from (${ofRows}) months)`
    } as months,
      ${
        columns.includes('excused')
          ? sql`(select ${packed(sql`customer_id`, [sql`days`])}
              from ${excusedMonthsSql(groupId, [days.since], isOf(sql`${excuses.customerId}`))} excused)`
          : none
      } as excused`);
  const { months, excused } = rows[0]!;
  return { months: unpacked(months, ofMonths.length), excused: unpacked(excused, 1) };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

/** The columns of rows by the places of students. */
export function placed(students: Students, { months, excused }: Rows, columns: readonly MonthColumn[]) {
  const ofMonths = columnsOf(months, students);
  const [ofExcuses] = columnsOf(excused, students);
  return new Map(columns.map(column => [column, column === 'excused' ? ofExcuses! : ofMonths.shift()!]));
}
