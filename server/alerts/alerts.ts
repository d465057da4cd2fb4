import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { alertKinds } from '../../src/domain/choices.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { visibleStudents } from '../core/visible.ts';
import { alerts, customers, rooms } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { alertSettingOf } from './alertSettingOf.ts';

async function readerOf({ db, session }: { db: Context['db']; session: CurrentUser }) {
  const [reader] = await db
    .select({ settings: customers.alertSettings, readUntil: customers.alertsReadUntil })
    .from(customers)
    .where(and(eq(customers.groupId, session.groupId), eq(customers.customerId, session.customerId)));
  const settings = reader?.settings;
  const kinds = alertKinds.filter(kind => settings?.[alertSettingOf[kind]] ?? true);
  return { kinds, readUntil: reader?.readUntil ?? null };
}

/** The bell's list: the latest alerts about the students whom the visitor sees, of the kinds that they want. */
export async function listAlerts({ db, session, now }: Context<Contract['session']['alerts']>) {
  const { kinds, readUntil } = await readerOf({ db, session });
  if (kinds.length === 0) return { content: [], unreadCount: 0 };
  const since = new Date(now.getTime() - limits.alerts.days * 86_400_000);
  const about = and(
    eq(alerts.groupId, session.groupId),
    gte(alerts.occurredAt, since),
    inArray(alerts.kind, kinds),
    visibleStudents(session),
  );
  const person = and(eq(customers.groupId, alerts.groupId), eq(customers.customerId, alerts.customerId));
  const rows = await db
    .select({ alert: alerts, name: customers.name, userId: customers.userId, roomName: rooms.name })
    .from(alerts)
    .innerJoin(customers, person)
    .leftJoin(rooms, and(eq(rooms.groupId, alerts.groupId), eq(rooms.roomId, alerts.roomId)))
    .where(about)
    .orderBy(desc(alerts.occurredAt), desc(alerts.alertId))
    .limit(limits.alerts.shown);
  const [unread] = await db
    .select({ count: sql<number>`count(*)` })
    .from(alerts)
    .innerJoin(customers, person)
    .where(and(about, readUntil === null ? undefined : gt(alerts.occurredAt, readUntil)));
  return {
    content: rows.map(({ alert, name, userId, roomName }) => ({
      alertId: alert.alertId,
      kind: alert.kind,
      customerId: alert.customerId,
      userId,
      name,
      roomId: alert.roomId,
      roomName: roomName ?? '',
      occurredAt: isoInZone(alert.occurredAt, session.timeZone),
      read: readUntil !== null && alert.occurredAt <= readUntil,
    })),
    unreadCount: unread!.count,
  };
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
