import { eq, getTableColumns, sql, and, type SQL } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { alias } from 'drizzle-orm/pg-core';
import type { Student } from '../../../src/domain/entities/account.ts';
import { studentFieldNames } from '../../../src/domain/entities/accountFields.ts';
import { isoInZoneSql } from '../../core/isoInZoneSql.ts';
import type { RecordContext } from '../../core/list.ts';
import type { Asked } from '../../core/asked.ts';
import { recordsReader } from '../../core/readRecords.ts';
import { customers } from '../../database/schema/index.ts';
import { accountFields } from '../record.ts';

export const assignedManager = alias(customers, 'assigned_manager');
export const consentRecorder = alias(customers, 'consent_recorder');

/** Deleted managers are shown as none. */
export const isAssigned = and(
  eq(assignedManager.groupId, customers.groupId),
  eq(assignedManager.customerId, customers.managerId),
  sql`${assignedManager.accountStatus} <> 'DELETED'`,
);
export const hasRecorded = and(
  eq(consentRecorder.groupId, customers.groupId),
  eq(consentRecorder.customerId, customers.guardianConsentBy),
);

/** What responses contain of a student. */
export const studentFields = (asked: Asked) =>
  ({
    ...accountFields(asked),
    ...pick(getTableColumns(customers), studentFieldNames),
    guardianConsentAt: isoInZoneSql(customers.guardianConsentAt, asked.zone),
    guardianConsentBy: consentRecorder.name,
    managerId: assignedManager.customerId,
    managerName: assignedManager.name,
    targetSeconds: customers.targetSeconds,
  }) satisfies Record<keyof Student, unknown>;

/** Students of an academy by id, in the order of the ids; those outside of the scope are left out. */
export const readStudents = recordsReader<Student>({
  fields: studentFields,
  from: sql`${customers} left join ${customers} ${sql.identifier('assigned_manager')} on ${isAssigned}
    left join ${customers} ${sql.identifier('consent_recorder')} on ${hasRecorded}`,
  id: customers.customerId,
});

/** The same for programs. */
export const loadStudents = async (
  context: RecordContext,
  scope: SQL,
  ids: readonly string[],
): Promise<Student[]> => (await readStudents(context, scope, ids)).map(student => student.toJSON());
