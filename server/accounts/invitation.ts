import { sql, type SQLWrapper } from 'drizzle-orm';
import type { InvitationState } from '../../src/domain/entities/account.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZoneSql } from '../core/isoInZoneSql.ts';
import type { Asked } from '../core/asked.ts';
import { customers } from '../database/schema/index.ts';

type Account = Pick<typeof customers.$inferSelect, 'invitedAt'>;

const cooldownMs = limits.invitationResend.minutes * 60_000;
const validMs = limits.invitation.days * 86_400_000;

/** When the next invitation may be sent; null when it may be now. */
export function resendAvailableAt({ invitedAt }: Account, now: Date): Date | null {
  if (invitedAt === null) return null;
  const at = new Date(invitedAt.getTime() + cooldownMs);
  return at > now ? at : null;
}

const validityMs = sql`${validMs} * interval '1 millisecond'`;
const isSent = sql`${customers.invitationState} = 'SENT'`;
const isOpened = sql`${isSent} and ${customers.invitationOpenedAt} >= ${customers.invitedAt}`;

/** The state of an account's invitation at an instant. */
const invitationStateSql = (now: SQLWrapper) => sql<InvitationState>`case
    when ${customers.authenticatedAt} is not null then 'ACCEPTED'
    when ${isSent} and ${customers.invitedAt} < ${now} - ${validityMs} then 'EXPIRED'
    when ${isOpened} then 'OPENED'
    else ${customers.invitationState}
  end`;

export const invitationStateAt = (now: Date) => invitationStateSql(sql`${now.toISOString()}::timestamptz`);

/** An account's invitation in responses. */
export function invitationFields({ zone, now }: Asked) {
  const again = sql`(${customers.invitedAt} + ${cooldownMs} * interval '1 millisecond')`;
  return {
    state: invitationStateSql(now),
    sentAt: isoInZoneSql(customers.invitedAt, zone),
    openedAt: sql`case when ${isOpened} then ${isoInZoneSql(customers.invitationOpenedAt, zone)} end`,
    failureReason: customers.invitationFailure,
    resendAvailableAt: sql`case when ${again} > ${now} then ${isoInZoneSql(again, zone)} end`,
  };
}
