import { and, eq, sql } from 'drizzle-orm';
import { systemGroup } from '../core/inGroup.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { moveRows } from '../database/schema/index.ts';

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
  const { customerId, managerId, invitationState, invitedAt, invitationFailure } = moveRows;
  const rows = await db
    .select({ customerId, managerId, invitationState, invitedAt, invitationFailure })
    .from(moveRows)
    .where(
      and(eq(moveRows.groupId, systemGroup), eq(moveRows.moveId, moveId), inIds(customerId, customerIds)),
    );
  await db.execute(sql`update customers c set
      manager_id = (select m.customer_id from customers m where m.group_id = ${to} and m.customer_id = r."managerId"
        and m.kind = 'MANAGER' and m.account_status <> 'DELETED'),
      invitation_state = case when c.authenticated_at is null and c.invited_at is null
        then coalesce(r."invitationState", c.invitation_state) else c.invitation_state end,
      invited_at = case when c.authenticated_at is null then coalesce(c.invited_at, r."invitedAt") else c.invited_at end,
      invitation_failure = coalesce(c.invitation_failure, r."invitationFailure")
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r ("customerId" uuid, "managerId" uuid,
      "invitationState" text, "invitedAt" timestamptz, "invitationFailure" text)
    where c.group_id = ${to} and c.customer_id = r."customerId"`);
}
