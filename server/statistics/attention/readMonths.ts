import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { monthsOf } from '../../core/monthsOf.ts';
import { studyDateSql } from '../../core/studyDateSql.ts';
import { excusedMonthsSql } from '../../attendance/excusedDays.ts';
import { customers } from '../../database/schema/index.ts';

import { attentionPeriod } from './attentionPeriod.ts';

const bitColumns = ['present_days', 'absent_days', 'studied_days', 'below_target_days'] as const;
type BitColumn = (typeof bitColumns)[number] | 'excused_days';

/** The columns as their bits follow each other in a row. */
const columnOrder: readonly BitColumn[] = [...bitColumns, 'excused_days'];

export interface StudentMonths {
  customerId: string;
  memberDays: number;
  /** A column's days of a month, by the month's place in `monthsOf`: a bit each, the lowest for the first. */
  daysOf: (column: BitColumn, month: number) => number;
  /** Study seconds of weeks, the last one first, on the weekdays that are compared. */
  weeks: number[];
}

/** How many whole weeks the look-back has. */
const weekCount = Math.floor(limits.attention.lookBackDays / limits.attention.weekDays);

/**
 * What the months of registered, active students say of their completed days, in one statement: a row of integers each, which is
 * parsed when it is its turn. `isCompared` says which days count in the sums of weeks.
 */
export async function readMonths(
  context: QueryContext,
  isCompared: (day: number) => boolean,
  which?: SQL,
): Promise<Iterable<StudentMonths>> {
  const { db, session } = context;
  const { today, dates, period } = attentionPeriod(context);
  const months = monthsOf(period).map(({ month }) => month);
  const places = dates.map(date => ({
    month: months.indexOf(`${date.slice(0, 8)}01`),
    day: Number(date.slice(8)),
  }));
  const month = (index: number) => sql.raw(`m${index}`);
  const excused = (index: number) => sql.raw(`x${index}`);
  const secondsOf = (day: number) => {
    const { month: index, day: of } = places[day]!;
    const until = (place: number) => sql`coalesce(${month(index)}.total_until[${sql.raw(String(place))}], 0)`;
    return { index, of, until };
  };
  /** The seconds of days that follow each other in one month need two elements of it. */
  const weekSum = (week: number) => {
    const terms: SQL[] = [];
    const days = Array.from({ length: 7 }, (_, index) => week * 7 + index).filter(isCompared);
    for (let first = 0; first < days.length;) {
      const newest = secondsOf(days[first]!);
      let last = first;
      while (
        last + 1 < days.length &&
        days[last + 1] === days[last]! + 1 &&
        secondsOf(days[last + 1]!).index === newest.index
      )
        last++;
      const oldest = secondsOf(days[last]!);
      terms.push(sql`${newest.until(newest.of)} - ${newest.until(oldest.of - 1)}`);
      first = last + 1;
    }
    return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
  };
  const figures = [
    sql`(${today}::date - ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)})`,
    ...Array.from({ length: weekCount }, (_, week) => weekSum(week)),
    ...bitColumns.flatMap(column =>
      months.map((_, index) => sql`coalesce(${month(index)}.${sql.raw(column)}, 0)`),
    ),
    ...months.map((_, index) => sql`coalesce(${excused(index)}.days, 0)`),
  ];
  const joins = months.map(
    (first, index) => sql`left join ${excusedMonthsSql(session.groupId, [first])} ${excused(index)}
      on ${excused(index)}.customer_id = ${customers.customerId}
      left join student_months ${month(index)} on ${month(index)}.group_id = ${session.groupId}
      and ${month(index)}.month = ${first}::date and ${month(index)}.customer_id = ${customers.customerId}`,
  );
  const who = and(
    studentsOf(context),
    eq(customers.accountStatus, 'ACTIVE'),
    isNotNull(customers.authenticatedAt),
    which,
  );
  const { rows } = await db.execute<{ id: string; figures: string }>(
    sql`select ${customers.customerId} as id, '[' || concat_ws(',', ${sql.join(figures, sql`, `)}) || ']' as figures
      from ${customers} ${sql.join(joins, sql` `)} where ${who}`,
  );
  const first = Object.fromEntries(
    columnOrder.map((column, index) => [column, 1 + weekCount + index * months.length]),
  ) as Record<BitColumn, number>;
  return (function* () {
    for (const { id, figures: joined } of rows) {
      const numbers = JSON.parse(joined) as number[];
      yield {
        customerId: id,
        memberDays: numbers[0]!,
        weeks: numbers.slice(1, 1 + weekCount),
        daysOf: (column: BitColumn, at: number) => numbers[first[column] + at]!,
      };
    }
  })();
}
