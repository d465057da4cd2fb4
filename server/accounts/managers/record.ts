import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Manager } from '../../../src/domain/entities/account.ts';
import { toAccount } from '../record.ts';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { customers } from '../../database/schema/index.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

/** How many students, deleted ones aside, a manager's row of the query around it has; of those who may be seen. */
export const assignedStudentCount = ({
  role,
  customerId,
}: Pick<CurrentUser, 'role' | 'customerId'>) => sql<number>`(select count(*) from ${customers} student
  where student.group_id = ${customers}.group_id and student.manager_id = ${customers}.customer_id
    and student.kind = 'STUDENT' and student.account_status <> 'DELETED'${role === 'OBSERVER' ? sql` and student.manager_id = ${customerId}` : sql``})`;

/** Managers by id, in the order of the ids; those outside of the scope are left out. */
export async function loadManagers(
  db: Queryable,
  scope: SQL,
  ids: string[],
  session: CurrentUser,
  now: Date,
): Promise<Manager[]> {
  const rows = await db
    .select({ manager: customers, assignedStudentCount: assignedStudentCount(session) })
    .from(customers)
    .where(and(scope, inIds(customers.customerId, ids)));
  const byId = new Map(rows.map(row => [row.manager.customerId, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { observer, permissions } = row.manager;
    return [
      {
        ...toAccount(row.manager, session.timeZone, now),
        observer,
        permissions,
        assignedStudentCount: row.assignedStudentCount,
        twoFactor: session.role === 'OWNER' ? row.manager.twoFactorConfirmedAt !== null : null,
      },
    ];
  });
}

/** One manager, by an id that may be anything. */
export const isManager = (scope: SQL, customerId: string) => and(scope, eq(customers.customerId, customerId));
