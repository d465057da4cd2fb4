import { and, eq, ne, notExists, or, exists, type SQL } from 'drizzle-orm';
import { visibleStudents } from '../core/visible.ts';
import type { Queryable } from '../database/open.ts';
import { customers, groups, images } from '../database/schema/index.ts';
import type { CurrentUser } from '../core/currentUser.ts';

/**
 * Which images a person may see: their academy's logo, pictures of active accounts (an observer those of the students
 * assigned to them), and their own uploads that are not used yet. The super administrator sees those of
 * every academy.
 */
export function readable(db: Queryable, session: CurrentUser): SQL {
  const usedBy = (...conditions: (SQL | undefined)[]) =>
    db
      .select({ id: customers.customerId })
      .from(customers)
      .where(
        and(
          eq(customers.groupId, images.groupId),
          eq(customers.profileImageId, images.imageId),
          ...conditions,
        ),
      );
  const logo = db
    .select({ id: groups.groupId })
    .from(groups)
    .where(and(eq(groups.groupId, images.groupId), eq(groups.logoImageId, images.imageId)));
  const isSuperAdmin = session.role === 'SUPER_ADMIN';
  return and(
    isSuperAdmin ? undefined : eq(images.groupId, session.groupId),
    or(
      exists(logo),
      exists(
        usedBy(
          eq(customers.accountStatus, 'ACTIVE'),
          isSuperAdmin ? undefined : or(ne(customers.kind, 'STUDENT'), visibleStudents(session)),
        ),
      ),
      and(eq(images.createdBy, session.customerId), notExists(usedBy())),
    ),
  )!;
}
