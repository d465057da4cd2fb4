import { and, sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { isMember, studentSums } from '../attendance/studentSums.ts';
import { tallyColumns } from '../attendance/tallyColumns.ts';
import { customers } from '../database/schema/index.ts';
import { isWhole, studentsOf, type QueryContext } from '../accounts/scope.ts';
import { runningSql } from './runningSql.ts';

/**
 * Common table expressions that end in `figures`: for each span of days, by its place from 1 on, a row for each student who is
 * registered and active, or has a record in it, with the columns of `StudentFigures` in snake case. Days after today count
 * for nothing. Every screen and call that says something of students for a period says it from here.
 */
export function figuresSql(
  context: Pick<QueryContext, 'session' | 'managerId' | 'now'>,
  spans: readonly Period[],
  which?: SQL,
): SQL {
  const { session } = context;
  const tally = tallyColumns(context, spans);
  const isFew = which !== undefined || !isWhole(context);
  const daysUntil = (date: SQL) => sql`greatest(${date} - first + 1, 0)`;
  // Halves are rounded up.
  const rounded = (sum: SQL, parts: SQL) => sql`((2 * ${sum} + ${parts}) / (2 * ${parts}))`;
  // Each level is a query of its own (`offset 0`): merged into one, every figure would repeat the expressions of all those that it
  // is computed from, and planning them would take longer than reading an academy's days.
  return sql`${studentSums(context, spans, and(studentsOf(context), which), { isFew })},
    ${runningSql(context, spans, isFew ? isMember(sql`s.customer_id`) : undefined)},
    figures as (
      select place, customer_id, user_id, name, email, manager_id, manager_name, is_active, is_deleted, study_day_count,
        total_seconds, complete_seconds, premium_seconds,
        coalesce(complete_avg_seconds, ${rounded(sql`total_seconds`, sql`days`)}) as avg_seconds, complete_avg_seconds,
        ${rounded(sql`target_sum`, sql`days`)} as target_seconds,
        case when target_sum = 0 then 0 else total_seconds::float8 / target_sum end as attainment_rate,
        present_count, absent_count, complete_present_count, complete_absent_count
      from (
        select *,
          -- The running day is left out of an average as long as others are in it.
          case when complete_days > 0 then ${rounded(sql`complete_seconds`, sql`complete_days`)} end as complete_avg_seconds,
          targets + greatest(days - rows - unrecorded_off, 0) * daily_target as target_sum
        from (
          select *, case when until_today then ${daysUntil(sql`complete_until`)} else days end as complete_days
          from (
            select span.place, c.customer_id, c.user_id, c.name, c.email, manager.customer_id as manager_id,
              manager.name as manager_name, c.account_status = 'ACTIVE' and joined is not null as is_active,
              c.account_status = 'DELETED' as is_deleted, coalesce(studied, 0) + coalesce(new_days, 0) as study_day_count,
              coalesce(total, 0) + coalesce(seconds, 0) as total_seconds,
              coalesce(total, 0) - case when until_today then coalesce(total_today, 0) else 0 end + coalesce(complete, 0)
                as complete_seconds,
              coalesce(premium, 0) + coalesce(seconds, 0) as premium_seconds,
              c.target_seconds as daily_target, coalesce(targets, 0) as targets, coalesce(rows, 0) as rows,
              ${tally.unrecordedOff} as unrecorded_off, greatest(coalesce(rows, 0), ${daysUntil(sql`until`)}, 1) as days,
              first, until_today, complete_until,
              ${tally.present} as present_count, ${tally.absent} as absent_count,
              ${tally.completePresent} as complete_present_count, ${tally.completeAbsent} as complete_absent_count
            from span
            cross join members c
            left join sums on sums.place = span.place and sums.customer_id = c.customer_id
            left join excused on excused.place = span.place and excused.customer_id = c.customer_id
            left join running on running.place = span.place and running.customer_id = c.customer_id
            -- By the key, so that it is left out where no one asks for the name.
            left join ${customers} manager on manager.group_id = ${session.groupId} and manager.customer_id = c.manager_id
              and manager.kind in ('OWNER', 'MANAGER') and manager.account_status <> 'DELETED'
            cross join lateral (select greatest(joined, since) as first) begun
            where rows > 0 or (c.account_status = 'ACTIVE' and c.authenticated_at < ends)
            offset 0
          ) counted
          offset 0
        ) complete
        offset 0
      ) expected
    )`;
}
