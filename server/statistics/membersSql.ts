import { sql, type SQL } from 'drizzle-orm';
import { studyDayBounds } from '../../src/domain/studyDay.ts';
import { studentsOf, type QueryContext } from '../accounts/scope.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { customers } from '../database/schema/index.ts';

/**
 * Common table expressions that end in `members`: the students in scope with the study day they joined, or `base` where that was
 * before it, and the one from which on they are expected, null for those whose accounts are not active.
 */
export function membersSql(context: QueryContext, base: string): SQL {
  const { session } = context;
  const { start } = studyDayBounds(base, session.studyClock);
  return sql`member as (
      select customer_id, manager_id, target_seconds, account_status,
        case when ${customers.authenticatedAt} < ${start.toISOString()}::timestamptz then ${base}::date
          else ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)} end as joined
      from ${customers} where ${studentsOf(context)} offset 0
    ), members as (
      select *, account_status = 'ACTIVE' and joined is not null as is_active, account_status = 'DELETED' as is_deleted,
        case when account_status = 'ACTIVE' then joined end as member_since
      from member
    )`;
}
