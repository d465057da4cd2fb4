import { contract } from '../../src/contract/index.ts';
import type { AlertKind } from '../../src/domain/choices.ts';
import { can } from '../../src/domain/permissions.ts';
import { alertSettingOf } from './alertSettingOf.ts';
import type { Queryable } from '../database/open.ts';
import type { customers } from '../database/schema/index.ts';
import { activeAdministrators } from '../core/activeAdministrators.ts';
import { roleOf } from '../core/currentUser.ts';

type Administrator = typeof customers.$inferSelect;

/** An academy's administrators who may see alerts. */
export async function administratorsOf(db: Queryable, groupId: string): Promise<Administrator[]> {
  const people = await activeAdministrators(db, groupId);
  return people.filter(person =>
    can({ role: roleOf(person), permissions: person.permissions }, contract.session.alerts.access),
  );
}

/**
 * The recipients of an alert, by their alert settings: the student's manager and the owner; for a student to whom
 * no manager is assigned, all managers except observers.
 */
export function recipientsOf(
  administrators: readonly Administrator[],
  { kind, managerId }: { kind: AlertKind; managerId: string | null },
): Administrator[] {
  const isTheirs = ({ customerId, kind: role, observer }: Administrator) =>
    role === 'OWNER' || customerId === managerId || (managerId === null && !observer);
  return administrators.filter(person => isTheirs(person) && person.alertSettings[alertSettingOf[kind]]);
}
