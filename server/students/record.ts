import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Student } from '../../src/domain/entities/account.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { restorableUntil } from '../accounts/changes.ts';
import { toInvitation } from '../accounts/invitation.ts';
import type { Queryable } from '../database/open.ts';
import { customers } from '../database/schema/index.ts';
import { imageUrl } from '../images/url.ts';
import type { SignedIn } from '../session/signedIn.ts';

export const assignedManager = alias(customers, 'assigned_manager');

/** Students by id, in the order of the ids; those outside of the scope are left out. */
export async function loadStudents(
  db: Queryable,
  scope: ReturnType<typeof and>,
  ids: string[],
  { timeZone }: Pick<SignedIn, 'timeZone'>,
  now: Date,
): Promise<Student[]> {
  const rows = await db
    .select({ student: customers, managerName: assignedManager.name })
    .from(customers)
    .leftJoin(
      assignedManager,
      and(
        eq(assignedManager.groupId, customers.groupId),
        eq(assignedManager.customerId, customers.managerId),
        sql`${assignedManager.accountStatus} <> 'DELETED'`,
      ),
    )
    .where(and(scope, inArray(customers.customerId, ids)));
  const byId = new Map(rows.map(row => [row.student.customerId, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    return row === undefined ? [] : [toStudent(row.student, row.managerName, timeZone, now)];
  });
}

function toStudent(
  row: typeof customers.$inferSelect,
  managerName: string | null,
  timeZone: string,
  now: Date,
): Student {
  const iso = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  return {
    customerId: row.customerId,
    userId: row.userId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    nickname: row.nickname,
    gender: row.gender,
    birthday: row.birthday,
    memo: row.memo,
    profileImageUrl: imageUrl(row.groupId, row.profileImageId),
    registrationStatus: row.registrationStatus,
    accountStatus: row.accountStatus,
    deactivateOn: row.deactivateOn,
    restorableUntil: iso(restorableUntil(row)),
    authenticatedAt: iso(row.authenticatedAt),
    createdAt: isoInZone(row.createdAt, timeZone),
    managerId: managerName === null ? null : row.managerId,
    managerName,
    targetSeconds: row.targetSeconds,
    invitation: toInvitation(row, timeZone, now),
    version: row.version,
  };
}
