import { sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Period } from '../../src/domain/period.ts';
import { daysBetween, shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import { presentSql } from '../study/present.ts';
import { expectedDates } from './expectedDates.ts';
import { findAllRunning } from './findAllRunning.ts';
import { joinedSql } from './joinedSql.ts';
import { studentsOf, type Asking } from './scope.ts';

/** What one student's days of a period add up to. */
export interface StudentFigures {
  customerId: string;
  userId: string;
  name: string;
  email: string;
  managerId: string | null;
  managerName: string | null;
  /** Registered, with an active account: whoever is ranked. */
  isActive: boolean;
  isDeleted: boolean;
  /** Days on which something was studied. */
  studyDayCount: number;
  totalSeconds: number;
  premiumSeconds: number;
  /** The total over all days of the period since they joined. */
  avgSeconds: number;
  /** The average target of those days. */
  targetSeconds: number;
  attainmentRate: number;
  presentCount: number;
  absentCount: number;
}

interface Row {
  customerId: string;
  userId: string;
  name: string;
  email: string;
  managerId: string | null;
  managerName: string | null;
  accountStatus: string;
  joined: string | null;
  target: number;
  rows: number;
  targets: number;
  total: number;
  premium: number;
  studied: number;
  /** The latest dates with study: the ones that a running stopwatch may add to. */
  latest: string[] | null;
  present: number;
  absences: number;
  settled: number;
}

/** How many days back a stopwatch may have been started without being stopped. */
const runningDays = 3;

/**
 * The figures of each student who is registered and active, or has a record in the period. Days after today count for
 * nothing. Every screen and call that says something of students for a period says it from here.
 */
export async function studentFigures(
  asking: Asking,
  { since, until: asked }: Period,
): Promise<StudentFigures[]> {
  const { db, session, now } = asking;
  const { groupId, timeZone } = session;
  const today = studyDateOf(now, timeZone);
  const until = asked < today ? asked : today;
  const { end } = studyDayBounds(until, timeZone);
  const expected = await expectedDates(asking, { since, until });
  const running = await findAllRunning(asking);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with members as materialized (
      select customer_id, ${joinedSql(timeZone)} as joined
      from ${customers} where ${studentsOf(asking)}
    ), days as (
      select ${studentDays.customerId}, count(*)::int as rows, sum(${studentDays.targetSeconds})::float8 as targets,
        sum(${studentDays.totalSeconds})::float8 as total, sum(${studentDays.premiumSeconds})::float8 as premium,
        count(*) filter (where ${studentDays.totalSeconds} > 0)::int as studied,
        array_agg(${studentDays.studyDate}::text) filter (where ${studentDays.totalSeconds} > 0
          and ${studentDays.studyDate} > ${shiftDate(today, -runningDays)}) as latest,
        count(*) filter (where ${presentSql})::int as present,
        count(*) filter (where ${studentDays.attendance} = 'ABSENT')::int as absences,
        count(*) filter (where (${presentSql} or ${studentDays.attendance} = 'ABSENT')
          and ${studentDays.studyDate} >= members.joined
          and ${studentDays.studyDate} = any(${sql.param(expected)}::date[]))::int as settled
      from ${studentDays} join members on members.customer_id = ${studentDays.customerId}
      where ${studentDays.groupId} = ${groupId} and ${studentDays.studyDate} between ${since} and ${until}
      group by ${studentDays.customerId}
    )
    select c.customer_id as "customerId", c.user_id as "userId", c.name, c.email, m.customer_id as "managerId",
      m.name as "managerName", c.account_status as "accountStatus", members.joined::text as joined,
      c.target_seconds as target, coalesce(days.rows, 0) as rows, coalesce(targets, 0) as targets,
      coalesce(total, 0) as total, coalesce(premium, 0) as premium, coalesce(studied, 0) as studied, latest,
      coalesce(present, 0) as present, coalesce(absences, 0) as absences, coalesce(settled, 0) as settled
    from members
    join ${customers} c on c.group_id = ${groupId} and c.customer_id = members.customer_id
    left join days on days.customer_id = members.customer_id
    left join ${customers} m on m.group_id = c.group_id and m.customer_id = c.manager_id and m.account_status <> 'DELETED'
    where days.rows > 0 or (c.account_status = 'ACTIVE' and c.authenticated_at < ${end.toISOString()}::timestamptz)
    order by c.name, c.customer_id`);

  const runningOf = groupBy(running, ({ customerId }) => customerId);
  return rows.map(({ joined, target, rows: dayRows, targets, latest, accountStatus, ...row }) => {
    const pieces = (runningOf[row.customerId] ?? []).filter(({ date }) => since <= date && date <= until);
    const more = pieces.reduce((sum, { seconds }) => sum + seconds, 0);
    const newDays = pieces.filter(({ date, seconds }) => seconds > 0 && !latest?.includes(date)).length;
    const isActive = accountStatus === 'ACTIVE' && joined !== null;
    const first = joined !== null && joined > since ? joined : since;
    const days = Math.max(dayRows, first > until ? 0 : daysBetween(first, until), 1);
    const totalSeconds = row.total + more;
    // A day's target is what it was then; a day without a row has the present one.
    const targetSum = targets + (days - dayRows) * target;
    return {
      customerId: row.customerId,
      userId: row.userId,
      name: row.name,
      email: row.email,
      managerId: row.managerId,
      managerName: row.managerName,
      isActive,
      isDeleted: accountStatus === 'DELETED',
      studyDayCount: row.studied + newDays,
      totalSeconds,
      premiumSeconds: row.premium + more,
      avgSeconds: Math.round(totalSeconds / days),
      targetSeconds: Math.round(targetSum / days),
      attainmentRate: targetSum === 0 ? 0 : totalSeconds / targetSum,
      presentCount: row.present,
      absentCount:
        row.absences + (isActive ? expected.filter(date => date >= joined).length - row.settled : 0),
    };
  });
}
