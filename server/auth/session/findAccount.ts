import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { customers, logins } from '../../database/schema/index.ts';

/** An administrator's email is unique; of several students' accounts with one email the first is used. */
export async function findAccount(db: Queryable, email: string) {
  const rows = await db
    .select({ customer: customers, administrator: logins.administrator })
    .from(logins)
    .innerJoin(
      customers,
      and(eq(customers.groupId, logins.groupId), eq(customers.customerId, logins.customerId)),
    )
    .where(eq(logins.email, email))
    .orderBy(desc(logins.administrator), logins.groupId)
    .limit(5);
  return rows.find(row => row.customer.accountStatus !== 'DELETED');
}
