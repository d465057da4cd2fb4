import { eq, sql } from 'drizzle-orm';
import type { InvitationState } from '../../src/domain/entities/account.ts';
import { customers } from '../database/schema/index.ts';
import { invitationStateAt } from './invitation.ts';

/** The columns that count the invitations of active accounts that need attention. */
export function invitationCounts(now: Date) {
  const count = (state: InvitationState) =>
    sql<number>`count(*) filter (where ${eq(customers.accountStatus, 'ACTIVE')} and ${invitationStateAt(now)} = ${state})`;
  return { failedInvitationCount: count('FAILED'), expiredInvitationCount: count('EXPIRED') };
}
