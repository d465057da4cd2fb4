import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Contract } from '../../src/contract/index.ts';
import type { Recipient } from '../../src/domain/entities/notification.ts';
import { searchIn } from '../core/searchIn.ts';
import { visibleStudents } from '../core/visible.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { contactableScope, type RecipientAccount } from './audience.ts';

const shown = 30;
const manager = alias(customers, 'manager');

export const toRecipient = ({
  customerId,
  name,
  email,
  kind,
  language,
}: Omit<RecipientAccount, 'suppressed'>): Recipient => ({
  customerId,
  name,
  email,
  language,
  kind: kind === 'STUDENT' ? 'STUDENT' : 'MANAGER',
});

/** People whom the visitor may write to, a few at a time by name or email, and the groups that they may choose whole. */
export async function recipients({ db, session, query }: Context<Contract['notifications']['recipients']>) {
  const isActive = eq(customers.accountStatus, 'ACTIVE');
  const [people, groups, [managers]] = await Promise.all([
    db
      .select()
      .from(customers)
      .where(
        and(
          eq(customers.groupId, session.groupId),
          contactableScope(session),
          isActive,
          searchIn({ name: customers.name, email: customers.email }, query),
        ),
      )
      .orderBy(asc(customers.name), asc(customers.customerId))
      .limit(shown),
    db
      .select({ managerId: customers.managerId, name: manager.name, studentCount: count() })
      .from(customers)
      .leftJoin(
        manager,
        and(eq(manager.groupId, customers.groupId), eq(manager.customerId, customers.managerId)),
      )
      .where(and(visibleStudents(session), isActive))
      .groupBy(customers.managerId, manager.name)
      .orderBy(asc(manager.name)),
    db
      .select({ count: count() })
      .from(customers)
      .where(
        and(
          eq(customers.groupId, session.groupId),
          contactableScope(session),
          isActive,
          inArray(customers.kind, ['OWNER', 'MANAGER']),
        ),
      ),
  ]);
  return {
    people: people.map(toRecipient),
    groups: groups.map(group => ({ ...group, name: group.name ?? '' })),
    studentCount: groups.reduce((sum, group) => sum + group.studentCount, 0),
    managerCount: managers!.count,
  };
}
