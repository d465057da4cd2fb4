import { eq, isNull, sql, type SQL } from 'drizzle-orm';
import { isId } from '../database/newId.ts';
import { customers } from '../database/schema/index.ts';

/** The students of a manager, of no manager (`none`), or without a manager's id of all of them. */
export function assignedTo(managerId: string | undefined): SQL | undefined {
  if (managerId === undefined) return undefined;
  if (managerId === 'none') return isNull(customers.managerId);
  return isId(managerId) ? eq(customers.managerId, managerId) : sql`false`;
}
