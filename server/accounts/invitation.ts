import { sql, type SQL } from 'drizzle-orm';
import type { InvitationState } from '../../src/domain/entities/account.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { customers } from '../database/schema/index.ts';

type Account = Pick<
  typeof customers.$inferSelect,
  'invitationState' | 'invitedAt' | 'invitationFailure' | 'invitationOpenedAt' | 'authenticatedAt'
>;

const cooldownMs = limits.invitationResend.minutes * 60_000;
const validMs = limits.invitation.days * 86_400_000;

/** When the next invitation may be sent; null when it may be now. */
export function resendAvailableAt({ invitedAt }: Pick<Account, 'invitedAt'>, now: Date): Date | null {
  if (invitedAt === null) return null;
  const at = new Date(invitedAt.getTime() + cooldownMs);
  return at > now ? at : null;
}

/** The state of an account's invitation as `toInvitation` has it, for queries. */
export function invitationStateAt(now: Date): SQL<InvitationState> {
  const validSince = new Date(now.getTime() - validMs).toISOString();
  return sql`case
    when ${customers.authenticatedAt} is not null then 'ACCEPTED'
    when ${customers.invitationState} = 'SENT' and ${customers.invitedAt} < ${validSince}::timestamptz then 'EXPIRED'
    when ${customers.invitationState} = 'SENT' and ${customers.invitationOpenedAt} >= ${customers.invitedAt} then 'OPENED'
    else ${customers.invitationState}
  end`;
}

/** The state of an account's invitation in API responses. */
export function toInvitation(account: Account, timeZone: string, now: Date) {
  const { invitationState, invitedAt, invitationFailure, invitationOpenedAt, authenticatedAt } = account;
  const isSent = invitationState === 'SENT' && invitedAt !== null;
  const isExpired = isSent && now.getTime() - invitedAt.getTime() > validMs;
  const isOpened = isSent && invitationOpenedAt !== null && invitationOpenedAt >= invitedAt;
  const sentState = isExpired ? ('EXPIRED' as const) : isOpened ? ('OPENED' as const) : invitationState;
  const again = resendAvailableAt(account, now);
  return {
    state: authenticatedAt === null ? sentState : ('ACCEPTED' as const),
    sentAt: invitedAt && isoInZone(invitedAt, timeZone),
    openedAt: isOpened ? isoInZone(invitationOpenedAt, timeZone) : null,
    failureReason: invitationFailure,
    resendAvailableAt: again && isoInZone(again, timeZone),
  };
}
