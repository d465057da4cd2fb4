import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers } from '../database/schema/index.ts';

type Owners = Map<string, { customerId: string; accountStatus?: string }>;

/** The accounts of an academy that have these emails, by email. */
export async function emailOwners(db: Queryable, groupId: string, emails: string[]): Promise<Owners> {
  if (emails.length === 0) return new Map();
  const { customerId, email, accountStatus } = customers;
  const owners = await db
    .select({ customerId, email, accountStatus })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), inArray(email, emails)));
  return new Map(owners.map(owner => [owner.email, owner]));
}
