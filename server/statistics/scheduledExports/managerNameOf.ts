import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { isId } from '../../database/newId.ts';
import { customers, type exportSchedules } from '../../database/schema/index.ts';

type Filtered = Pick<typeof exportSchedules.$inferSelect, 'groupId' | 'filters'>;

/** The name of the manager whose students a file is about; undefined without one. */
export async function managerNameOf(
  db: Queryable,
  { groupId, filters: { managerId } }: Filtered,
): Promise<string | undefined> {
  if (managerId === null || !isId(managerId)) return undefined;
  const [manager] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, managerId)));
  return manager?.name ?? '';
}
