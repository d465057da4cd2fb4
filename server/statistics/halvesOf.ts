import { sql, type SQL } from 'drizzle-orm';
import { isWhole, type QueryContext } from '../accounts/scope.ts';
import { customers } from '../database/schema/index.ts';

/** From how many accounts on a statement about all students is worth being two. */
const leastAccounts = 2_000;

/**
 * Conditions on `customer_id` that each select half of a large academy's students, by which what is summed over all of them is
 * read by two statements at a time. One that selects all where there are few, or where not all of them are in question.
 */
export async function halvesOf(context: QueryContext): Promise<SQL[]> {
  if (!isWhole(context)) return [sql`true`];
  const ofGroup = sql`from ${customers} where group_id = ${context.session.groupId}`;
  const { rows } = await context.db.execute<{ id: string }>(sql`
    with accounts as (select count(*) as count ${ofGroup})
    select customer_id as id ${ofGroup} and (select count from accounts) >= ${leastAccounts}
    order by customer_id offset (select count / 2 from accounts) limit 1`);
  const [middle] = rows;
  if (middle === undefined) return [sql`true`];
  return [sql`customer_id < ${middle.id}::uuid`, sql`customer_id >= ${middle.id}::uuid`];
}
