import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { WebhookEvent } from '../../src/domain/webhookEvents.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import type { Queryable } from '../database/open.ts';
import { roomUsers, type customers } from '../database/schema/index.ts';

type Account = Pick<typeof customers.$inferSelect, 'customerId' | 'kind' | 'accountStatus'>;

/** What a change of accounts, by the audit's word for it, is for other systems; whatever else they do not learn. */
const eventOf = {
  create: 'account.activated',
  activate: 'account.activated',
  restore: 'account.activated',
  deactivate: 'account.deactivated',
  delete: 'account.deactivated',
  invite: 'account.invited',
} as const;
const isTold = (verb: string): verb is keyof typeof eventOf => verb in eventOf;

/**
 * Writes changes of accounts into the outbox of webhooks. People who may no longer study are removed from the
 * rooms that they are in.
 */
export async function publishAccounts(
  db: Queryable,
  at: { groupId: string; now: Date; callsLiveKit?: boolean },
  action: AuditAction,
  accounts: readonly Account[],
): Promise<void> {
  const verb = action.split('.')[1]!;
  if (!isTold(verb)) return;
  const type = eventOf[verb];
  const concerned =
    type === 'account.activated' ? accounts.filter(each => each.accountStatus === 'ACTIVE') : accounts;
  if (concerned.length === 0) return;
  const events = concerned.map(({ customerId, kind }): WebhookEvent => ({
    type,
    data: { customerId, kind: kind === 'STUDENT' ? 'STUDENT' : 'MANAGER' },
  }));
  const removals = type === 'account.deactivated' ? await removalsOf(db, at.groupId, verb, concerned) : [];
  await publishWebhooks(db, at, [...events, ...removals]);
}

async function removalsOf(
  db: Queryable,
  groupId: string,
  verb: string,
  accounts: readonly Account[],
): Promise<WebhookEvent[]> {
  const ids = accounts.map(({ customerId }) => customerId);
  const stays = await db
    .select({ roomId: roomUsers.roomId, customerId: roomUsers.customerId })
    .from(roomUsers)
    .where(
      and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt), inArray(roomUsers.customerId, ids)),
    );
  const reason = verb === 'delete' ? 'ACCOUNT_DELETED' : 'ACCOUNT_INACTIVE';
  return stays.map(stay => ({ type: 'participant.removed', data: { ...stay, reason } }));
}
