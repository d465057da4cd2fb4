/** The filter for active accounts whose invitation could not be delivered or was not accepted in time. */
export const toInviteAgain = { accountStatus: ['ACTIVE'], invitationState: ['FAILED', 'EXPIRED'] };
