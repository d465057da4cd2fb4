import { isoInZone } from '../../src/domain/studyDay.ts';
import { customers } from '../database/schema/index.ts';
import { pictureUrl } from '../core/images/pictureUrl.ts';
import { restorableUntil } from './changes.ts';
import { toInvitation } from './invitation.ts';

/** What `toAccount` is made of: an account has twice as many columns, secrets among them. */
export const accountColumns = {
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
  invitationState: customers.invitationState,
  invitedAt: customers.invitedAt,
  invitationFailure: customers.invitationFailure,
  version: customers.version,
};
type Row = Pick<typeof customers.$inferSelect, keyof typeof accountColumns>;

/** What answers say of every account, a student's as well as a manager's. */
export function toAccount(row: Row, timeZone: string, now: Date) {
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
    profileImageUrl: pictureUrl(row),
    registrationStatus: row.registrationStatus,
    accountStatus: row.accountStatus,
    deactivateOn: row.deactivateOn,
    restorableUntil: iso(restorableUntil(row)),
    authenticatedAt: iso(row.authenticatedAt),
    createdAt: isoInZone(row.createdAt, timeZone),
    invitation: toInvitation(row, timeZone, now),
    version: row.version,
  };
}
