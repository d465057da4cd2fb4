import { and, eq } from 'drizzle-orm';
import { contract } from '../../../src/contract/index.ts';
import { refusalToChange } from '../../../src/domain/authority.ts';
import { can } from '../../../src/domain/permissions.ts';
import type { Database } from '../../database/open.ts';
import { customers } from '../../database/schema/index.ts';
import { roleOf, type CurrentUser } from '../../core/currentUser.ts';
import { managersOf } from '../../core/visible.ts';

/**
 * The manager whose console the user views, with the manager's role and permissions. Authority over the manager is checked
 * for each call; once it is lost, or the manager is no longer active, the view is over and the call is the user's own.
 */
export async function asManager({ orm }: Pick<Database, 'orm'>, person: CurrentUser): Promise<CurrentUser> {
  const { viewingCustomerId } = person;
  if (viewingCustomerId === null) return person;
  const [manager] = await orm
    .select()
    .from(customers)
    .where(and(managersOf(person), eq(customers.customerId, viewingCustomerId)));
  const itself: CurrentUser = { ...person, viewingCustomerId: null };
  if (manager?.accountStatus !== 'ACTIVE' || !can(person, contract.managers.viewAs.access)) return itself;
  const { customerId, userId, permissions, name, email } = manager;
  const role = roleOf(manager);
  if (refusalToChange(person, { role, permissions }) !== null) return itself;
  const viewer = { customerId: person.customerId, name: person.name, role: person.role };
  return { ...person, customerId, userId, role, permissions, name, email, viewer };
}
