import { and, desc, eq, gt, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Contract } from '../../src/contract/index.ts';
import { alertKinds } from '../../src/domain/choices.ts';
import type { Alert } from '../../src/domain/entities/notification.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { visibleStudents } from '../core/visible.ts';
import { alerts, customers, rooms } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { alertSettingOf } from './alertSettingOf.ts';

export async function readerOf({ db, session }: { db: Context['db']; session: CurrentUser }) {
  const [reader] = await db
    .select({ settings: customers.alertSettings, readUntil: customers.alertsReadUntil })
    .from(customers)
    .where(and(eq(customers.groupId, session.groupId), eq(customers.customerId, session.customerId)));
  const settings = reader?.settings;
  const kinds = alertKinds.filter(kind => settings?.[alertSettingOf[kind]] ?? true);
  return { kinds, readUntil: reader?.readUntil ?? null };
}

const takers = alias(customers, 'takers');
const closers = alias(customers, 'closers');
const person = and(eq(customers.groupId, alerts.groupId), eq(customers.customerId, alerts.customerId));

/** Alerts as the bell lists them. A name is empty where the account has been erased. */
export async function loadAlerts(
  { db, session }: Pick<Context, 'db' | 'session'>,
  which: SQL | undefined,
  readUntil: Date | null,
): Promise<Alert[]> {
  const rows = await db
    .select({
      alert: alerts,
      name: customers.name,
      userId: customers.userId,
      roomName: rooms.name,
      taker: takers.name,
      closer: closers.name,
    })
    .from(alerts)
    .innerJoin(customers, person)
    .leftJoin(rooms, and(eq(rooms.groupId, alerts.groupId), eq(rooms.roomId, alerts.roomId)))
    .leftJoin(takers, and(eq(takers.groupId, alerts.groupId), eq(takers.customerId, alerts.takenBy)))
    .leftJoin(closers, and(eq(closers.groupId, alerts.groupId), eq(closers.customerId, alerts.closedBy)))
    .where(and(eq(alerts.groupId, session.groupId), visibleStudents(session), which))
    .orderBy(desc(alerts.occurredAt), desc(alerts.alertId))
    .limit(limits.alerts.shown);
  const handled = (customerId: string | null, name: string | null, at: Date | null) =>
    customerId === null || at === null
      ? null
      : { name: name ?? '', at: isoInZone(at, session.timeZone), isOwn: customerId === session.customerId };
  return rows.map(({ alert, name, userId, roomName, taker, closer }) => ({
    alertId: alert.alertId,
    kind: alert.kind,
    customerId: alert.customerId,
    userId,
    name,
    roomId: alert.roomId,
    roomName: roomName ?? '',
    occurredAt: isoInZone(alert.occurredAt, session.timeZone),
    read: alert.closedAt !== null || (readUntil !== null && alert.occurredAt <= readUntil),
    taken: handled(alert.takenBy, taker, alert.takenAt),
    closed: handled(alert.closedBy, closer, alert.closedAt),
  }));
}

/** The bell's list: the latest alerts about the students whom the visitor sees, of the kinds that they want. */
export async function listAlerts({ db, session, now }: Context<Contract['session']['alerts']>) {
  const { kinds, readUntil } = await readerOf({ db, session });
  if (kinds.length === 0) return { content: [], unreadCount: 0 };
  const since = new Date(now.getTime() - limits.alerts.days * 86_400_000);
  const about = and(gte(alerts.occurredAt, since), inArray(alerts.kind, kinds));
  const content = await loadAlerts({ db, session }, about, readUntil);
  const [unread] = await db
    .select({ count: sql<number>`count(*)` })
    .from(alerts)
    .innerJoin(customers, person)
    .where(
      and(
        eq(alerts.groupId, session.groupId),
        visibleStudents(session),
        about,
        isNull(alerts.closedAt),
        readUntil === null ? undefined : gt(alerts.occurredAt, readUntil),
      ),
    );
  return { content, unreadCount: unread!.count };
}

/** Everything up to an instant has been seen. What is to come never has: the instant is cut at now, and only moves on. */
export async function readAlerts({
  db,
  session,
  body,
  now,
}: Context<Contract['session']['readAlerts']>): Promise<void> {
  // Responses have whole seconds; an alert within the second that is named has been seen too.
  const named = new Date(Date.parse(body.until) + 999);
  const until = named < now ? named : now;
  await db
    .update(customers)
    .set({ alertsReadUntil: sql`greatest(${customers.alertsReadUntil}, ${until})` })
    .where(and(eq(customers.groupId, session.groupId), eq(customers.customerId, session.customerId)));
}
