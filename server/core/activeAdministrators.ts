import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers } from '../database/schema/index.ts';

/** An academy's owner, managers and observers who can sign in, by name. */
export const activeAdministrators = (db: Queryable, groupId: string) =>
  db
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.groupId, groupId),
        inArray(customers.kind, ['OWNER', 'MANAGER']),
        eq(customers.accountStatus, 'ACTIVE'),
        isNotNull(customers.authenticatedAt),
      ),
    )
    .orderBy(asc(customers.name), asc(customers.customerId));
