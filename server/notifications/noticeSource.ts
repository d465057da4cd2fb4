import { alias } from 'drizzle-orm/pg-core';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NotificationQuery } from '../../src/contract/simpleRest.ts';
import type { Notification } from '../../src/domain/entities/notification.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { searchIn } from '../core/searchIn.ts';
import { orderBy } from '../core/orderBy.ts';
import { inIds } from '../database/inIds.ts';
import { customers, notifications } from '../database/schema/index.ts';
import type { ListContext, RecordSource } from '../core/list.ts';
import { createdWithin } from '../core/createdWithin.ts';
import { visibleNotices } from './scope.ts';

const author = alias(customers, 'author');
const { createdAt, scheduledAt, sentAt, subject, state, notificationId } = notifications;
const searched = { recipientName: customers.name, subject };
const sortable = { ...searched, createdAt, scheduledAt, sentAt, state };
const toRecipient = and(
  eq(customers.groupId, notifications.groupId),
  eq(customers.customerId, notifications.recipientId),
);

function conditions({ db, session, query }: ListContext<NotificationQuery>) {
  const { since, until, sendingId } = query;
  return and(
    visibleNotices(db, session),
    createdWithin(createdAt, { since, until }, session.timeZone),
    query.state.length > 0 ? inArray(state, query.state) : undefined,
    query.trigger.length > 0 ? inArray(notifications.trigger, query.trigger) : undefined,
    query.channel.length > 0 ? inArray(notifications.channel, query.channel) : undefined,
    sendingId === undefined ? undefined : eq(notifications.sendingId, sendingId),
    searchIn(searched, query),
  );
}

/** The delivery log, the latest first. */
export const noticeSource: RecordSource<NotificationQuery, Notification> = {
  async ids(context, { offset, limit }) {
    const rows = await context.db
      .select({ id: notificationId })
      .from(notifications)
      .leftJoin(customers, toRecipient)
      .where(conditions(context))
      .orderBy(...orderBy(context.query.sort, sortable, [desc(createdAt)], notificationId))
      .offset(offset)
      .limit(limit);
    return rows.map(row => row.id);
  },
  async count(context) {
    const [row] = await context.db
      .select({ count: sql<number>`count(*)` })
      .from(notifications)
      .leftJoin(customers, toRecipient)
      .where(conditions(context));
    return row!.count;
  },
  async load({ db, session }, ids) {
    const rows = await db
      .select({ notice: notifications, recipient: customers, authorName: author.name })
      .from(notifications)
      .leftJoin(customers, toRecipient)
      .leftJoin(
        author,
        and(eq(author.groupId, notifications.groupId), eq(author.customerId, notifications.createdBy)),
      )
      .where(and(visibleNotices(db, session), inIds(notificationId, ids)));
    const byId = new Map(rows.map(row => [row.notice.notificationId, row]));
    return ids.flatMap(id => (byId.has(id) ? [toNotification(byId.get(id)!, session.timeZone)] : []));
  },
};

interface Row {
  notice: typeof notifications.$inferSelect;
  recipient: Pick<typeof customers.$inferSelect, 'name' | 'email' | 'kind'> | null;
  authorName: string | null;
}

/** Erased people have neither name nor address. */
function toNotification({ notice, recipient, authorName }: Row, zone: string): Notification {
  const maybeIso = (instant: Date | null) => instant && isoInZone(instant, zone);
  return {
    id: notice.notificationId,
    sendingId: notice.sendingId,
    trigger: notice.trigger,
    channel: notice.channel,
    language: notice.language,
    recipientId: notice.recipientId,
    recipientName: recipient?.name ?? '',
    recipientEmail: recipient?.email ?? '',
    recipientKind: (recipient?.kind ?? 'STUDENT') === 'STUDENT' ? 'STUDENT' : 'MANAGER',
    subject: notice.subject,
    body: notice.body,
    state: notice.state,
    scheduledAt: isoInZone(notice.scheduledAt, zone),
    heldFrom: maybeIso(notice.heldFrom),
    sentAt: maybeIso(notice.sentAt),
    reason: notice.reason,
    failureReason: notice.failure,
    attempts: notice.attempts,
    createdByName: authorName ?? '',
    createdAt: isoInZone(notice.createdAt, zone),
    version: notice.version,
  };
}
