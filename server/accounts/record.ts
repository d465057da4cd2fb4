import { getTableColumns } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { commonFieldNames } from '../../src/domain/entities/accountFields.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { customers } from '../database/schema/index.ts';
import { pictureUrl } from '../core/images/pictureUrl.ts';
import { restorableUntil } from './changes.ts';
import { toInvitation } from './invitation.ts';

/** What `toAccount` is made of: an account has twice as many columns, secrets among them. */
export const accountColumns = {
  ...pick(getTableColumns(customers), commonFieldNames),
  groupId: customers.groupId,
  customerId: customers.customerId,
  userId: customers.userId,
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
  invitationOpenedAt: customers.invitationOpenedAt,
  version: customers.version,
};
type Row = Pick<typeof customers.$inferSelect, keyof typeof accountColumns>;

/** What responses contain of every account, a student's as well as a manager's. */
export function toAccount(row: Row, timeZone: string, now: Date) {
  const iso = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  return {
    customerId: row.customerId,
    userId: row.userId,
    ...pick(row, commonFieldNames),
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
