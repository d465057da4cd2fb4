import { and, asc, eq } from 'drizzle-orm';
import { managersOf } from '../accounts/filter.ts';
import { customers } from '../database/schema/index.ts';
import type { SomeHandlersOf } from '../http/context.ts';

export const managers: SomeHandlersOf<'managers'> = {
  async choices({ db, session }) {
    const content = await db
      .select({ customerId: customers.customerId, name: customers.name, email: customers.email })
      .from(customers)
      .where(and(managersOf(session), eq(customers.accountStatus, 'ACTIVE')))
      .orderBy(asc(customers.name));
    return { content };
  },
};
