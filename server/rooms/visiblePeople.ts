import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../core/currentUser.ts';

interface People {
  groupId: AnyPgColumn;
  customerId: AnyPgColumn;
  kind: AnyPgColumn;
  managerId: AnyPgColumn;
}

/**
 * The people whom the caller may see in a room: all of the academy; for an observer the assigned students and the staff.
 * The alias is the one that the query has given to the accounts.
 */
export const visiblePeople = ({ groupId, role, customerId }: CurrentUser, people: People): SQL =>
  and(
    eq(people.groupId, groupId),
    role === 'OBSERVER' ? or(ne(people.kind, 'STUDENT'), eq(people.managerId, customerId)) : undefined,
  )!;
