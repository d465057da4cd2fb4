import { and, eq, inArray } from 'drizzle-orm';
import { inIds } from '../../database/inIds.ts';
import type { Orm } from '../../database/open.ts';
import { customers } from '../../database/schema/index.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

/** The students assigned to each observer among these people, by the observer's id. Everyone else sees all. */
export async function assignedStudents(
  orm: Orm,
  people: readonly Pick<CurrentUser, 'groupId' | 'customerId' | 'role'>[],
): Promise<Map<string, Set<string>>> {
  const observers = people.filter(({ role }) => role === 'OBSERVER');
  const found = new Map(observers.map(({ customerId }) => [customerId, new Set<string>()]));
  if (found.size === 0) return found;
  const rows = await orm
    .select({ managerId: customers.managerId, customerId: customers.customerId })
    .from(customers)
    .where(
      and(
        inArray(customers.groupId, [...new Set(observers.map(({ groupId }) => groupId))]),
        eq(customers.kind, 'STUDENT'),
        inIds(customers.managerId, [...found.keys()]),
      ),
    );
  for (const { managerId, customerId } of rows) found.get(managerId!)?.add(customerId);
  return found;
}
