import { and, eq, type SQL } from 'drizzle-orm';
import { customers } from '../database/schema/index.ts';
import type { CurrentUser } from './currentUser.ts';

/** The students visible to the caller: for an observer the assigned ones, else the academy's. */
export const visibleStudents = ({ groupId, role, customerId }: CurrentUser): SQL =>
  and(
    eq(customers.groupId, groupId),
    eq(customers.kind, 'STUDENT'),
    role === 'OBSERVER' ? eq(customers.managerId, customerId) : undefined,
  )!;

/** An academy's managers, observers among them. */
export const managersOf = ({ groupId }: CurrentUser): SQL =>
  and(eq(customers.groupId, groupId), eq(customers.kind, 'MANAGER'))!;

/** An academy's owner. */
export const ownerOf = ({ groupId }: Pick<CurrentUser, 'groupId'>): SQL =>
  and(eq(customers.groupId, groupId), eq(customers.kind, 'OWNER'))!;
