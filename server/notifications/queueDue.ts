import { and, asc, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { NotificationReason } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { alerts, customers, groups, notifications } from '../database/schema/index.ts';
import { noticeMail } from '../mail/noticeMail.ts';
import type { Outgoing } from '../core/mail/outgoing.ts';
import { suppressedReason } from '../core/mail/suppressedReason.ts';
import { undeliverableReason } from './audience.ts';
import { timeIn } from './timeIn.ts';

interface Queueing {
  groupId: string;
  now: Date;
  /** Puts mails into the outbox of the transaction. */
  mail: (...mails: Outgoing[]) => Promise<void>;
}

/** What is to go out by now and is not in the outbox yet. */
export const isDue = (now: Date): SQL =>
  and(
    eq(notifications.state, 'SCHEDULED'),
    isNull(notifications.queuedAt),
    lte(notifications.scheduledAt, now),
  )!;

/**
 * Puts the mails of notices that are due into the outbox, to people's current addresses; people who have none that
 * mails reach, or have been deactivated meanwhile, is noted. Rows that another process is at are left to it. Returns how many there were, a
 * batch at most.
 */
export async function queueDue(db: Queryable, { groupId, now, mail }: Queueing): Promise<number> {
  const due = await db
    .select({
      notice: notifications,
      person: {
        email: customers.email,
        accountStatus: customers.accountStatus,
        suppressed: suppressedReason(groupId),
      },
      timeZone: groups.timeZone,
      occurredAt: alerts.occurredAt,
    })
    .from(notifications)
    .innerJoin(groups, eq(groups.groupId, notifications.groupId))
    .leftJoin(
      customers,
      and(eq(customers.groupId, notifications.groupId), eq(customers.customerId, notifications.recipientId)),
    )
    .leftJoin(
      alerts,
      and(eq(alerts.groupId, notifications.groupId), eq(alerts.alertId, notifications.alertId)),
    )
    .where(and(eq(notifications.groupId, groupId), isDue(now)))
    .orderBy(asc(notifications.scheduledAt), asc(notifications.notificationId))
    .limit(limits.notification.batch)
    .for('update', { of: notifications, skipLocked: true });
  const checked = due.map(row => ({
    ...row,
    reason: row.person === null ? ('ACCOUNT_INACTIVE' as const) : undeliverableReason(row.person),
  }));
  const isThese = (reason: NotificationReason | null) => {
    const ids = checked.filter(row => row.reason === reason).map(row => row.notice.notificationId);
    return and(eq(notifications.groupId, groupId), inIds(notifications.notificationId, ids));
  };
  for (const reason of ['ACCOUNT_INACTIVE', 'NO_ADDRESS', 'ADDRESS_BOUNCED', 'MARKED_AS_SPAM'] as const)
    if (checked.some(row => row.reason === reason))
      await db
        .update(notifications)
        .set({ state: 'FAILED', reason, version: sql`${notifications.version} + 1` })
        .where(isThese(reason));
  const sendable = checked.filter(row => row.reason === null);
  if (sendable.length === 0) return due.length;
  await db.update(notifications).set({ queuedAt: now }).where(isThese(null));
  await mail(
    ...sendable.map(({ notice, person, occurredAt, timeZone }) => ({
      groupId,
      kind: 'notification',
      notificationId: notice.notificationId,
      recipient: person!.email,
      language: notice.language,
      ...noticeMail(notice.language, {
        subject: notice.subject,
        body: notice.body,
        ...(occurredAt === null ? {} : { time: timeIn(notice.language, timeZone, occurredAt) }),
      }),
    })),
  );
  return due.length;
}
