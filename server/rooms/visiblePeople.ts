import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '../core/currentUser.ts';

interface People {
  groupId: AnyPgColumn;
  customerId: AnyPgColumn;
  kind: AnyPgColumn;
  managerId: AnyPgColumn;
}

/** Whom the caller may see in a room; undefined for all of the academy: an observer sees the assigned students and the staff. */
export const assignedOrStaff = (
  { role, customerId }: CurrentUser,
  people: Pick<People, 'kind' | 'managerId'>,
): SQL | undefined =>
  role === 'OBSERVER' ? or(ne(people.kind, 'STUDENT'), eq(people.managerId, customerId)) : undefined;

/** The people of the academy whom the caller may see in a room. The alias is the one that the query has given to the accounts. */
export const visiblePeople = (session: CurrentUser, people: People): SQL =>
  and(eq(people.groupId, session.groupId), assignedOrStaff(session, people))!;
