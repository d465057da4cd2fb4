import { isoInZone } from '../../src/domain/studyDay.ts';
import type { customers } from '../database/schema/index.ts';
import { imageUrl } from '../images/url.ts';
import { restorableUntil } from './changes.ts';
import { toInvitation } from './invitation.ts';

/** What answers say of every account, a student's as well as a manager's. */
export function toAccount(row: typeof customers.$inferSelect, timeZone: string, now: Date) {
  const iso = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  return {
    customerId: row.customerId,
    userId: row.userId,
    name: row.name,
    email: row.email,
    phone: row.phone,
    nickname: row.nickname,
    memo: row.memo,
    profileImageUrl: imageUrl(row.groupId, row.profileImageId),
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
