import { and, eq, notExists, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers, groups, images } from '../database/schema/index.ts';

/** Images that neither an account nor an academy shows. */
export const unused = (db: Queryable): SQL =>
  and(
    notExists(
      db
        .select({ id: customers.customerId })
        .from(customers)
        .where(and(eq(customers.groupId, images.groupId), eq(customers.profileImageId, images.imageId))),
    ),
    notExists(
      db
        .select({ id: groups.groupId })
        .from(groups)
        .where(and(eq(groups.groupId, images.groupId), eq(groups.logoImageId, images.imageId))),
    ),
  )!;
