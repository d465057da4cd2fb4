import { and, eq } from 'drizzle-orm';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { customers } from '../database/schema/index.ts';

/**
 * What students aim to study a day, by their ids. Read before a day is inserted: a distributed PostgreSQL takes no subquery
 * among the values of an insert.
 */
export async function targetSecondsOf(
  db: Queryable,
  groupId: string,
  customerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ customerId: customers.customerId, targetSeconds: customers.targetSeconds })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), inIds(customers.customerId, customerIds)));
  return new Map(rows.map(({ customerId, targetSeconds }) => [customerId, targetSeconds]));
}
