import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { contract } from '../../src/contract/index.ts';
import { auditKinds, type AuditKind } from '../../src/domain/auditKinds.ts';
import { can, type Access } from '../../src/domain/permissions.ts';
import { managersOf, visibleStudents } from '../core/visible.ts';
import type { Queryable } from '../database/open.ts';
import { audits, customers, notifications } from '../database/schema/index.ts';
import { visibleNotices } from '../notifications/scope.ts';
import type { CurrentUser } from '../core/currentUser.ts';

/** A record about something is readable by those who may read the thing itself. */
const access: Partial<Record<AuditKind, Access>> = {
  student: contract.students.one.access,
  manager: contract.managers.one.access,
  customer: contract.managers.one.access,
  dayNote: contract.dayNotes.list.access,
  managerRole: contract.managerRoles.list.access,
  template: contract.templates.one.access,
  notification: contract.notifications.one.access,
  // Their filters may name anyone.
  list: 'owner',
  call: 'owner',
};

/**
 * The records of their academy's audit log that a user sees. An owner sees all of them; others those about accounts and
 * things that they may see, and what is about themselves.
 */
export function visibleAudits(db: Queryable, session: CurrentUser): SQL {
  const ofGroup = eq(audits.groupId, session.groupId);
  if (session.role === 'OWNER') return ofGroup;
  const isObserver = session.role === 'OBSERVER';
  const accounts = (scope: SQL) =>
    inArray(
      audits.targetId,
      db
        .select({ id: sql<string>`${customers.customerId}::text` })
        .from(customers)
        .where(scope),
    );
  /** What limits a kind to the things that the reader may see. */
  const limited: Partial<Record<AuditKind, SQL>> = {
    // An owner's account is no manager's.
    customer: accounts(managersOf(session)),
    ...(isObserver
      ? {
          student: accounts(visibleStudents(session)),
          notification: inArray(
            audits.targetId,
            db
              .select({ id: sql<string>`${notifications.sendingId}::text` })
              .from(notifications)
              .where(visibleNotices(db, session)),
          ),
          // A picture's record does not name its account.
          image: eq(audits.actorId, session.customerId),
        }
      : {}),
  };
  const kinds = auditKinds.filter(kind => can(session, access[kind] ?? 'academy'));
  return and(
    ofGroup,
    or(
      eq(audits.targetId, session.customerId),
      inArray(
        audits.targetKind,
        kinds.filter(kind => limited[kind] === undefined),
      ),
      ...kinds.map(kind => limited[kind] && and(eq(audits.targetKind, kind), limited[kind])),
    ),
  )!;
}
