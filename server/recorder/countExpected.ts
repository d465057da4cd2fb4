import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers } from '../database/schema/index.ts';

/**
 * How many students of an academy could come: registered and active. In a statement of its own: a distributed PostgreSQL takes
 * no subquery among the values of an insert.
 */
export const countExpected = (db: Queryable, groupId: string): Promise<number> =>
  db.$count(
    customers,
    and(
      eq(customers.groupId, groupId),
      eq(customers.kind, 'STUDENT'),
      eq(customers.accountStatus, 'ACTIVE'),
      isNotNull(customers.authenticatedAt),
    ),
  );
