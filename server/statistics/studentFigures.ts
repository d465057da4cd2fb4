import { sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Period } from '../../src/domain/period.ts';
import { daysBetween, shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import { attendedSql } from '../attendance/attended.ts';
import { attendanceRules, tallyOf, type Tally } from '../attendance/attendanceRules.ts';
import { findAllRunning } from './findAllRunning.ts';
import { studentsOf, type QueryContext } from '../accounts/scope.ts';

/** What one student's days of a period add up to. */
export interface StudentFigures {
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
  /** The total over all days of the period since they joined. */
  avgSeconds: number;
  /** The same without the running day; null when they joined no sooner than today. */
  completeAvgSeconds: number | null;
  /** The average target of those days. */
  targetSeconds: number;
  attainmentRate: number;
  /** Attendance, a letter a day. */
  days: string;
  presentCount: number;
  absentCount: number;
  /** Attendance without the running day. */
  complete: Tally;
}

interface Row {
  customerId: string;
  userId: string;
  name: string;
  email: string;
  managerId: string | null;
  managerName: string | null;
  accountStatus: string;
  /** Milliseconds since 1970. */
  authenticated: number | null;
  target: number;
  rows: number;
  targets: number;
  total: number;
  complete: number;
  premium: number;
  studied: number;
  /** The latest dates with study: the ones that a running stopwatch may add to. */
  latest: string[] | null;
  present: number[] | null;
  absent: number[] | null;
}

/** How many days back a stopwatch may have been started without being stopped. */
const runningDays = 3;

/**
 * The figures of each student who is registered and active, or has a record in the period. Days after today count for
 * nothing. Every screen and call that says something of students for a period says it from here.
 */
export async function studentFigures(
  asking: QueryContext,
  { since, until: asked }: Period,
): Promise<StudentFigures[]> {
  const { db, session, now } = asking;
  const { groupId, studyClock } = session;
  const today = studyDateOf(now, studyClock);
  const until = asked < today ? asked : today;
  const { end } = studyDayBounds(until, studyClock);
  const { tally } = attendanceRules(session, { since, until }, today);
  const attended = attendedSql(since);
  const running = await findAllRunning(asking);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    with members as materialized (
      select customer_id from ${customers} where ${studentsOf(asking)}
    ), days as (
      select ${studentDays.customerId}, count(*)::int as rows, sum(${studentDays.targetSeconds})::float8 as targets,
        sum(${studentDays.totalSeconds})::float8 as total, sum(${studentDays.premiumSeconds})::float8 as premium,
        sum(${studentDays.totalSeconds}) filter (where ${studentDays.studyDate} < ${today})::float8 as complete,
        count(*) filter (where ${studentDays.totalSeconds} > 0)::int as studied,
        array_agg(${studentDays.studyDate}::text) filter (where ${studentDays.totalSeconds} > 0
          and ${studentDays.studyDate} > ${shiftDate(today, -runningDays)}) as latest,
        ${attended.present} as present, ${attended.absent} as absent
      from ${studentDays} join members on members.customer_id = ${studentDays.customerId}
      where ${studentDays.groupId} = ${groupId} and ${studentDays.studyDate} between ${since} and ${until}
      group by ${studentDays.customerId}
    )
    select c.customer_id as "customerId", c.user_id as "userId", c.name, c.email, m.customer_id as "managerId",
      m.name as "managerName", c.account_status as "accountStatus",
      (extract(epoch from c.authenticated_at) * 1000)::float8 as authenticated,
      c.target_seconds as target, coalesce(days.rows, 0) as rows, coalesce(targets, 0) as targets,
      coalesce(total, 0) as total, coalesce(complete, 0) as complete, coalesce(premium, 0) as premium,
      coalesce(studied, 0) as studied, latest, present, absent
    from members
    join ${customers} c on c.group_id = ${groupId} and c.customer_id = members.customer_id
    left join days on days.customer_id = members.customer_id
    left join ${customers} m on m.group_id = c.group_id and m.customer_id = c.manager_id and m.account_status <> 'DELETED'
    where days.rows > 0 or (c.account_status = 'ACTIVE' and c.authenticated_at < ${end.toISOString()}::timestamptz)
    order by c.name, c.customer_id`);

  const runningOf = groupBy(running, ({ customerId }) => customerId);
  return rows.map(({ authenticated, target, rows: dayRows, targets, latest, accountStatus, ...row }) => {
    const authenticatedAt = authenticated === null ? null : new Date(authenticated);
    const joined = authenticatedAt && studyDateOf(authenticatedAt, studyClock);
    const pieces = (runningOf[row.customerId] ?? []).filter(({ date }) => since <= date && date <= until);
    const sum = (of: typeof pieces) => of.reduce((total, { seconds }) => total + seconds, 0);
    const more = sum(pieces);
    const newDays = pieces.filter(({ date, seconds }) => seconds > 0 && !latest?.includes(date)).length;
    const first = joined !== null && joined > since ? joined : since;
    const daysUntil = (date: string) => (first > date ? 0 : daysBetween(first, date));
    const days = Math.max(dayRows, daysUntil(until), 1);
    const completeDays = until < today ? days : daysUntil(shiftDate(today, -1));
    const totalSeconds = row.total + more;
    const completeSeconds = row.complete + sum(pieces.filter(({ date }) => date < today));
    // A day's target is what it was then; a day without a row has the present one.
    const targetSum = targets + (days - dayRows) * target;
    const attendance = tally(
      { authenticatedAt, accountStatus },
      { present: row.present ?? [], absent: row.absent ?? [] },
    );
    return {
      customerId: row.customerId,
      userId: row.userId,
      name: row.name,
      email: row.email,
      managerId: row.managerId,
      managerName: row.managerName,
      isActive: accountStatus === 'ACTIVE' && joined !== null,
      isDeleted: accountStatus === 'DELETED',
      studyDayCount: row.studied + newDays,
      totalSeconds,
      completeSeconds,
      premiumSeconds: row.premium + more,
      avgSeconds: Math.round(totalSeconds / days),
      completeAvgSeconds: completeDays === 0 ? null : Math.round(completeSeconds / completeDays),
      targetSeconds: Math.round(targetSum / days),
      attainmentRate: targetSum === 0 ? 0 : totalSeconds / targetSum,
      days: attendance.days,
      presentCount: attendance.presentCount,
      absentCount: attendance.absentCount,
      complete: until < today ? attendance : tallyOf(attendance.days.slice(0, -1)),
    };
  });
}
