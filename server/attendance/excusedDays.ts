import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { datesOf } from '../../src/domain/studyDay.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { excuses } from '../database/schema/index.ts';
import { touches } from './excuses/record.ts';

/** On which days of a period students are excused, as places in it. */
export async function excusedDaysOf(
  db: Queryable,
  groupId: string,
  customerIds: readonly string[],
  period: Period,
): Promise<(customerId: string) => number[]> {
  const rows = await db
    .select({ customerId: excuses.customerId, since: excuses.since, until: excuses.until })
    .from(excuses)
    .where(and(eq(excuses.groupId, groupId), inIds(excuses.customerId, customerIds), touches(period)));
  const places = new Map<string, number[]>();
  if (rows.length > 0) {
    const dates = datesOf(period.since, period.until);
    for (const { customerId, since, until } of rows) {
      const own = places.get(customerId) ?? [];
      dates.forEach((date, index) => {
        if (since <= date && date <= until) own.push(index);
      });
      places.set(customerId, own);
    }
  }
  return customerId => places.get(customerId) ?? [];
}

/** That a student is excused on a study day, for a query that has the student's id as `customerId`. */
export const isExcusedOn = (groupId: string, date: string, customerId: SQL): SQL<boolean> =>
  sql`exists (select 1 from ${excuses} where ${excuses.groupId} = ${groupId} and ${excuses.customerId} = ${customerId}
    and ${excuses.since} <= ${date}::date and ${excuses.until} >= ${date}::date)`;

/** The days of a month, by its first, that are excused, for a query of `excuses` that touch it: a bit each, the lowest for the first. */
const bitsIn = (month: SQL) => {
  const first = sql`greatest(${excuses.since} - ${month}, 0)`;
  const last = sql`least(${excuses.until}, (${month} + interval '1 month')::date - 1) - ${month}`;
  return sql`bit_or((((1::bigint << (${last} - ${first} + 1)) - 1) << ${first})::int)`;
};

/** A query of the students who are excused in some calendar months: `customer_id`, `month` and `days`, a bit for each day; `which` narrows it to some of them. */
export const excusedMonthsSql = (groupId: string, months: readonly string[], which?: SQL): SQL => sql`(
  select ${excuses.customerId} as customer_id, month, ${bitsIn(sql`month`)} as days
  from unnest(${sql.param([...new Set(months)])}::date[]) as of(month)
  join ${excuses} on ${excuses.groupId} = ${groupId} and ${excuses.until} >= month
    and ${excuses.since} < (month + interval '1 month')::date ${which === undefined ? sql`` : sql`and ${which}`}
  group by 1, 2)`;
