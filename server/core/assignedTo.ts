import { eq, isNull, type SQL } from 'drizzle-orm';
import { inIds } from '../database/inIds.ts';
import { isId } from '../database/newId.ts';
import { customers } from '../database/schema/index.ts';

/** The students of a manager, of no manager (`none`), or without a manager's id of all of them. */
export function assignedTo(managerId: string | undefined): SQL | undefined {
  if (managerId === undefined) return undefined;
  if (managerId === 'none') return isNull(customers.managerId);
  // Text that is no id matches nothing, by a condition on the column: Citus places no join by `false`.
  return isId(managerId) ? eq(customers.managerId, managerId) : inIds(customers.managerId, []);
}
