import { sql } from 'drizzle-orm';
import { daysOfWeek } from '../../../src/domain/reportWeek.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { figuresSql } from '../figuresSql.ts';

interface WeekFigures {
  customerId: string;
  /** 1 for the week, 2 for the one before. */
  place: number;
  totalSeconds: number;
  attainmentRate: number;
  presentCount: number;
  absentCount: number;
}

/** What students' days of a week and of the week before add up to: a row for each student and week. */
export async function weekFigures(
  context: QueryContext,
  week: string,
  customerIds: readonly string[],
): Promise<(customerId: string, place: 1 | 2) => WeekFigures | undefined> {
  const spans = [daysOfWeek(week), daysOfWeek(shiftDate(week, -7))];
  const { rows } = await context.db.execute<WeekFigures & Record<string, unknown>>(sql`
    with ${figuresSql(context, spans, inIds(customers.customerId, customerIds))}
    select customer_id as "customerId", place, total_seconds as "totalSeconds", attainment_rate as "attainmentRate",
      present_count as "presentCount", absent_count as "absentCount"
    from figures`);
  const byKey = new Map(rows.map(row => [`${row.customerId} ${row.place}`, row]));
  return (customerId, place) => byKey.get(`${customerId} ${place}`);
}
