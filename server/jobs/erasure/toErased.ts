import { sql, type SQL } from 'drizzle-orm';
import { customers } from '../../database/schema/index.ts';

type Key = Pick<typeof customers.$inferSelect, 'groupId' | 'customerId'>;

/** Accounts as rows `p` of a statement. Statements name them by id only, so that error messages contain no personal data. */
export function toErased(accounts: readonly Key[]): SQL {
  const keys = JSON.stringify(accounts.map(({ groupId, customerId }) => [groupId, customerId]));
  return sql`(
    select c.group_id, c.customer_id, c.name, c.email, c.phone, c.profile_image_id, c.deleted_at,
      '#' || right(c.customer_id::text, 8) as pseudonym
    from ${customers} c join jsonb_array_elements(${keys}::jsonb) k
      on c.group_id = k ->> 0 and c.customer_id = (k ->> 1)::uuid
  ) p`;
}
