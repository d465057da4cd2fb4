import { invitationCount } from './invitationCount.ts';

/** The columns that count the invitations of active accounts that need attention. */
export const invitationCounts = (now: Date) => ({
  failedInvitationCount: invitationCount('FAILED', now),
  expiredInvitationCount: invitationCount('EXPIRED', now),
});
