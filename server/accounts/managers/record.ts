import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Manager } from '../../../src/domain/entities/account.ts';
import type { Asked } from '../../core/asked.ts';
import { recordsReader } from '../../core/readRecords.ts';
import { customers } from '../../database/schema/index.ts';
import { accountFields } from '../record.ts';

/**
 * How many students, deleted ones aside, a manager's row of the query around it has; of those who may be seen. The academy is a
 * value, since a distributed database cannot compare it with the row's within the query of a list.
 */
export const assignedStudentCount = ({ role, reader, academy }: Pick<Asked, 'role' | 'reader' | 'academy'>) =>
  sql<number>`case when ${role} = 'OBSERVER' and ${customers.customerId} <> ${reader} then 0 else (
    select count(*) from ${customers} student
    where student.group_id = ${academy} and student.manager_id = ${customers}.customer_id
      and student.kind = 'STUDENT' and student.account_status <> 'DELETED') end`;

/** What responses contain of a manager. */
const managerFields = (asked: Asked) =>
  ({
    ...accountFields(asked),
    observer: customers.observer,
    permissions: customers.permissions,
    assignedStudentCount: assignedStudentCount(asked),
    twoFactor: sql`case when ${asked.role} = 'OWNER' then ${customers.twoFactorConfirmedAt} is not null end`,
  }) satisfies Record<keyof Manager, unknown>;

/** Managers by id, in the order of the ids; those outside of the scope are left out. */
export const readManagers = recordsReader<Manager>({
  fields: managerFields,
  from: sql`${customers}`,
  id: customers.customerId,
});

/** One manager, by an id that may be anything. */
export const isManager = (scope: SQL, customerId: string) => and(scope, eq(customers.customerId, customerId));
