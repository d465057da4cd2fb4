import { sql, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import mapValues from 'lodash/mapValues.js';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../../core/context.ts';
import { inIds } from '../../database/inIds.ts';
import { nonePacked, packed, packedStudents, unpacked, type Packed } from '../../database/packedRows.ts';
import { excuses, studentMonths } from '../../database/schema/index.ts';
import { excusedMonthsSql } from '../excusedDays.ts';
import { columnsOf } from './columnsOf.ts';
import { monthColumnSql, rowsWith, type MonthColumn } from './monthColumns.ts';
import type { Students } from './students.ts';

/** A month's rows with some columns of all students or some: of those with days in it, with targets that differ, and with excuses. */
export async function readRows(
  { db, session: { groupId } }: Pick<Context, 'db' | 'session'>,
  days: Period,
  columns: readonly MonthColumn[],
  ids?: readonly string[],
) {
  const isOf = (customerId: SQL) => (ids === undefined ? sql`true` : inIds(customerId, ids));
  const { months = [], mixedMonths = [], excuses: excused = [] } = groupBy(columns, rowsWith);
  const rowsOf = (wanted: readonly MonthColumn[], where: SQL) =>
    wanted.length === 0
      ? nonePacked
      : packedStudents(
          wanted.map(monthColumnSql),
          sql`${studentMonths} where group_id = ${groupId} and month = ${days.since}::date
            and ${where} and ${isOf(sql`${studentMonths.customerId}`)}`,
        );
  const { rows } = await db.execute<Record<'months' | 'mixed' | 'excused', Packed>>(sql`
    select ${rowsOf(months, sql`true`)} as months,
      ${rowsOf(mixedMonths, sql`uniform_target is null and recorded_days <> 0`)} as mixed,
      ${
        excused.length > 0
          ? sql`(select ${packed(sql`customer_id`, [sql`days`])}
              from ${excusedMonthsSql(groupId, [days.since], isOf(sql`${excuses.customerId}`))} excused)`
          : nonePacked
      } as excused`);
  const [read] = rows;
  return {
    months: unpacked(read!.months, months.length),
    mixedMonths: unpacked(read!.mixed, mixedMonths.length),
    excuses: unpacked(read!.excused, excused.length),
  };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

/** The columns of rows by the places of students. */
export function placed(students: Students, rows: Rows, columns: readonly MonthColumn[]) {
  const found = mapValues(rows, each => columnsOf(each, students));
  return new Map(columns.map(column => [column, found[rowsWith(column)].shift()!]));
}
