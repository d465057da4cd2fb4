import { sql, type SQL } from 'drizzle-orm';
import type { InvitationState } from '../../src/domain/entities/account.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { customers } from '../database/schema/index.ts';

type Account = Pick<
  typeof customers.$inferSelect,
  'invitationState' | 'invitedAt' | 'invitationFailure' | 'authenticatedAt'
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
    else ${customers.invitationState}
  end`;
}

/** The state of an account's invitation in API responses. */
export function toInvitation(account: Account, timeZone: string, now: Date) {
  const { invitationState, invitedAt, invitationFailure, authenticatedAt } = account;
  const expired =
    invitationState === 'SENT' && invitedAt !== null && now.getTime() - invitedAt.getTime() > validMs;
  const again = resendAvailableAt(account, now);
  return {
    state:
      authenticatedAt !== null ? ('ACCEPTED' as const) : expired ? ('EXPIRED' as const) : invitationState,
    sentAt: invitedAt && isoInZone(invitedAt, timeZone),
    failureReason: invitationFailure,
    resendAvailableAt: again && isoInZone(again, timeZone),
  };
}
