import { and, eq, sql } from 'drizzle-orm';
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

/** What a student's record is made of. */
const columns = {
  groupId: customers.groupId,
  customerId: customers.customerId,
  userId: customers.userId,
  name: customers.name,
  email: customers.email,
  phone: customers.phone,
  nickname: customers.nickname,
  gender: customers.gender,
  birthday: customers.birthday,
  memo: customers.memo,
  profileImageId: customers.profileImageId,
  registrationStatus: customers.registrationStatus,
  accountStatus: customers.accountStatus,
  deactivateOn: customers.deactivateOn,
  deletedAt: customers.deletedAt,
  authenticatedAt: customers.authenticatedAt,
  createdAt: customers.createdAt,
  managerId: customers.managerId,
  targetSeconds: customers.targetSeconds,
  invitationState: customers.invitationState,
  invitedAt: customers.invitedAt,
  invitationFailure: customers.invitationFailure,
  version: customers.version,
} satisfies Partial<typeof customers._.columns>;

/** Students by id, in the order of the ids; those outside of the scope are left out. */
export async function loadStudents(
  db: Queryable,
  scope: ReturnType<typeof and>,
  ids: string[],
  { timeZone }: Pick<SignedIn, 'timeZone'>,
  now: Date,
): Promise<Student[]> {
  const rows = await db
    .select({ student: columns, managerName: assignedManager.name })
    .from(customers)
    .leftJoin(
      assignedManager,
      and(
        eq(assignedManager.groupId, customers.groupId),
        eq(assignedManager.customerId, customers.managerId),
        sql`${assignedManager.accountStatus} <> 'DELETED'`,
      ),
    )
    // One parameter however many ids there are: an export asks for thousands.
    .where(and(scope, sql`${customers.customerId} = any(${sql.param(ids)}::uuid[])`));
  const byId = new Map(rows.map(row => [row.student.customerId, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    return row === undefined ? [] : [toStudent(row.student, row.managerName, timeZone, now)];
  });
}

function toStudent(
  row: Pick<typeof customers.$inferSelect, keyof typeof columns>,
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
