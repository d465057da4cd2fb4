import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { alias } from 'drizzle-orm/pg-core';
import type { Student } from '../../../src/domain/entities/account.ts';
import { studentFieldNames } from '../../../src/domain/entities/accountFields.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { accountColumns, toAccount } from '../record.ts';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { customers } from '../../database/schema/index.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

export const assignedManager = alias(customers, 'assigned_manager');

const consentRecorder = alias(customers, 'consent_recorder');

const columns = {
  ...accountColumns,
  ...pick(getTableColumns(customers), studentFieldNames),
  guardianConsentAt: customers.guardianConsentAt,
  managerId: customers.managerId,
  targetSeconds: customers.targetSeconds,
};

/** Students by id, in the order of the ids; those outside of the scope are left out. */
export async function loadStudents(
  db: Queryable,
  scope: ReturnType<typeof and>,
  ids: string[],
  { timeZone }: Pick<CurrentUser, 'timeZone'>,
  now: Date,
): Promise<Student[]> {
  const rows = await db
    .select({ student: columns, managerName: assignedManager.name, consentBy: consentRecorder.name })
    .from(customers)
    .leftJoin(
      assignedManager,
      and(
        eq(assignedManager.groupId, customers.groupId),
        eq(assignedManager.customerId, customers.managerId),
        sql`${assignedManager.accountStatus} <> 'DELETED'`,
      ),
    )
    .leftJoin(
      consentRecorder,
      and(
        eq(consentRecorder.groupId, customers.groupId),
        eq(consentRecorder.customerId, customers.guardianConsentBy),
      ),
    )
    // One parameter however many ids there are: an export asks for thousands.
    .where(and(scope, inIds(customers.customerId, ids)));
  const byId = new Map(rows.map(row => [row.student.customerId, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { student, managerName, consentBy } = row;
    return [
      {
        ...toAccount(student, timeZone, now),
        ...pick(student, studentFieldNames),
        guardianConsentAt: student.guardianConsentAt && isoInZone(student.guardianConsentAt, timeZone),
        guardianConsentBy: consentBy,
        managerId: managerName === null ? null : student.managerId,
        managerName,
        targetSeconds: student.targetSeconds,
      },
    ];
  });
}
