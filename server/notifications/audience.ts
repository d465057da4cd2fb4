import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { NotificationReason } from '../../src/domain/choices.ts';
import type { Audience } from '../../src/domain/entities/notification.ts';
import { limits } from '../../src/domain/limits.ts';
import type { SuppressedReason } from '../../src/domain/mailRefusals.ts';
import { assignedTo } from '../core/assignedTo.ts';
import { suppressedReason } from '../core/mail/suppressedReason.ts';
import { visibleStudents } from '../core/visible.ts';
import { inIds } from '../database/inIds.ts';
import { isId } from '../database/newId.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { ProblemError } from '../core/problem.ts';
import type { CurrentUser } from '../core/currentUser.ts';

export type RecipientAccount = Pick<
  typeof customers.$inferSelect,
  'customerId' | 'kind' | 'name' | 'email' | 'language' | 'accountStatus'
> & { suppressed: SuppressedReason | null };

/** The accounts that the caller may write to: visible students and, unless the caller is an observer, the academy's administrators. */
export const contactableScope = (session: CurrentUser): SQL =>
  and(
    ne(customers.accountStatus, 'DELETED'),
    or(
      visibleStudents(session),
      session.role === 'OBSERVER'
        ? undefined
        : and(eq(customers.groupId, session.groupId), inArray(customers.kind, ['OWNER', 'MANAGER'])),
    ),
  )!;

/** Why an account cannot be written to, or null. */
export const undeliverableReason = ({
  email,
  accountStatus,
  suppressed,
}: Pick<RecipientAccount, 'email' | 'accountStatus' | 'suppressed'>): NotificationReason | null =>
  accountStatus !== 'ACTIVE' ? 'ACCOUNT_INACTIVE' : email === '' ? 'NO_ADDRESS' : suppressed;

/**
 * The people of an audience, by name and each once. Groups contain active people only; people selected by name are found though
 * they are not, so that the sender learns of it.
 */
export async function findAudience(
  { db, session }: Pick<Context, 'db' | 'session'>,
  { customerIds, studentsOf, allStudents, allManagers }: Audience,
): Promise<RecipientAccount[]> {
  const managerIds = studentsOf.filter(isId);
  const isStudent = eq(customers.kind, 'STUDENT');
  const inGroups = or(
    allStudents ? isStudent : undefined,
    allManagers ? ne(customers.kind, 'STUDENT') : undefined,
    managerIds.length > 0 ? and(isStudent, inIds(customers.managerId, managerIds)) : undefined,
    studentsOf.includes('none') ? and(isStudent, assignedTo('none')) : undefined,
  );
  const named = customerIds.filter(isId);
  const people = await db
    .select({
      customerId: customers.customerId,
      kind: customers.kind,
      name: customers.name,
      email: customers.email,
      language: customers.language,
      accountStatus: customers.accountStatus,
      suppressed: suppressedReason(session.groupId),
    })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, session.groupId),
        contactableScope(session),
        or(
          inGroups && and(inGroups, eq(customers.accountStatus, 'ACTIVE')),
          inIds(customers.customerId, named),
        ),
      ),
    )
    .orderBy(asc(customers.name), asc(customers.customerId))
    .limit(limits.bulk.max + 1);
  if (people.length > limits.bulk.max)
    throw new ProblemError('TOO_MANY_RECIPIENTS', {
      details: { limit: limits.bulk.max, count: people.length },
    });
  return people;
}
