import { sql } from 'drizzle-orm';
import { systemGroup } from '../core/inGroup.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';

/**
 * Restores what the transfer removed from returned students: the manager, if that account still exists, and the invitation
 * of those who have not registered and were not invited again.
 */
export async function rollBackBatch(
  db: Queryable,
  moveId: string,
  to: string,
  customerIds: readonly string[],
): Promise<void> {
  await db.execute(sql`update customers c set
      manager_id = (select m.customer_id from customers m where m.group_id = ${to} and m.customer_id = r.manager_id
        and m.kind = 'MANAGER' and m.account_status <> 'DELETED'),
      invitation_state = case when c.authenticated_at is null and c.invited_at is null
        then coalesce(r.invitation_state, c.invitation_state) else c.invitation_state end,
      invited_at = case when c.authenticated_at is null then coalesce(c.invited_at, r.invited_at) else c.invited_at end,
      invitation_failure = coalesce(c.invitation_failure, r.invitation_failure)
    from move_rows r where c.group_id = ${to} and ${inIds(sql`c.customer_id`, customerIds)}
      and r.group_id = ${systemGroup} and r.move_id = ${moveId} and r.customer_id = c.customer_id`);
}
