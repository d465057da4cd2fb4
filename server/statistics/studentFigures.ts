import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { figuresSql } from './figuresSql.ts';

/** What one student's days of a period add up to. */
export interface StudentFigures {
  /** The period's place among those asked for, from 1 on. */
  place: number;
  customerId: string;
  userId: string;
  name: string;
  email: string;
  managerId: string | null;
  managerName: string | null;
  /** Ranked students: registered, with an active account. */
  isActive: boolean;
  isDeleted: boolean;
  /** Days on which something was studied. */
  studyDayCount: number;
  totalSeconds: number;
  /** The part of the total that was not studied today. */
  completeSeconds: number;
  premiumSeconds: number;
  /** The average of completed days since they joined; of the running day where there is none. */
  avgSeconds: number;
  /** The same; null where no day is over. */
  completeAvgSeconds: number | null;
  /** The average target of those days. */
  targetSeconds: number;
  attainmentRate: number;
  presentCount: number;
  absentCount: number;
  /** Attendance without the running day. */
  completePresentCount: number;
  completeAbsentCount: number;
}

/** The columns of `figures` by their names in TypeScript. */
const figureColumns = sql`place, customer_id as "customerId", user_id as "userId", name, email,
  manager_id as "managerId", manager_name as "managerName", is_active as "isActive", is_deleted as "isDeleted",
  study_day_count as "studyDayCount", total_seconds as "totalSeconds", complete_seconds as "completeSeconds",
  premium_seconds as "premiumSeconds", avg_seconds as "avgSeconds", complete_avg_seconds as "completeAvgSeconds",
  target_seconds as "targetSeconds", attainment_rate as "attainmentRate", present_count as "presentCount",
  absent_count as "absentCount", complete_present_count as "completePresentCount",
  complete_absent_count as "completeAbsentCount"`;

/** The figures of each student of a scope in each of some periods, by name; `which` narrows it to some of them. */
export async function studentFigures(
  context: QueryContext,
  periods: readonly Period[],
  which?: SQL,
): Promise<StudentFigures[][]> {
  const { rows } = await context.db.execute<StudentFigures & Record<string, unknown>>(
    sql`with ${figuresSql(context, periods, which)} select ${figureColumns} from figures order by name, customer_id`,
  );
  const ofPeriods = periods.map((): StudentFigures[] => []);
  for (const figures of rows) ofPeriods[figures.place - 1]!.push(figures);
  return ofPeriods;
}
