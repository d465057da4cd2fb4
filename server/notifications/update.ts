import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { ProblemCode } from '../../src/contract/problems.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { inIds } from '../database/inIds.ts';
import { mails, notifications } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { loadOne } from '../core/loadOne.ts';
import { found, ProblemError } from '../core/problem.ts';
import { noticeSource } from './noticeSource.ts';
import { queueDue } from './queueDue.ts';
import { visibleNotices } from './scope.ts';
import { whenToSend } from './whenToSend.ts';

type UpdateContext = Context<Contract['notifications']['update']>;
type Row = typeof notifications.$inferSelect;

const action = {
  CANCEL: 'notification.cancel',
  RESEND: 'notification.resend',
  RESCHEDULE: 'notification.reschedule',
} as const;
const isWaiting = and(inArray(notifications.state, ['SCHEDULED', 'HELD']), isNull(notifications.claimedAt));
const isOver = inArray(notifications.state, ['FAILED', 'CANCELLED']);
const resetDelivery = { queuedAt: null, failure: null, reason: null } as const;

/**
 * Calls a notice off, plans it for another time or sends it once more; with `wholeSending`, all that were sent together as
 * far as that can be done to them. A mail that a process is handing to the mail server right now is let be.
 */
export async function updateNotice(context: UpdateContext) {
  const { db, session, params, body, now, audit, mail } = context;
  const before = await rowOf(context);
  const { wholeSending } = body;
  const isMeant = and(
    visibleNotices(db, session),
    wholeSending
      ? eq(notifications.sendingId, before.sendingId)
      : eq(notifications.notificationId, before.notificationId),
  );
  const when = body.action === 'CANCEL' ? null : await whenToSend(context, body);
  const changed = await db
    .update(notifications)
    .set({
      ...(when === null ? { state: 'CANCELLED' } : { ...resetDelivery, ...when, state: 'SCHEDULED' }),
      version: sql`${notifications.version} + 1`,
    })
    .where(and(isMeant, body.action === 'RESEND' ? isOver : isWaiting))
    .returning({ id: notifications.notificationId });
  if (changed.length === 0) throw new ProblemError(await refusalOf(context, isMeant));
  await takeBackMails(
    context,
    changed.map(({ id }) => id),
  );
  await audit({
    action: action[body.action],
    target: { kind: 'notification', id: before.sendingId, name: before.subject },
    after: {
      recipientCount: changed.length,
      ...(when === null ? {} : { scheduledAt: isoInZone(when.scheduledAt, session.timeZone) }),
    },
  });
  await queueDue(db, { groupId: session.groupId, now, mail });
  return loadOne(noticeSource, context, params.id);
}

async function rowOf({ db, session, params }: UpdateContext): Promise<Row> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(visibleNotices(db, session), eq(notifications.notificationId, params.id)));
  return found(row);
}

/** Mails that wait in the outbox are not to go out by their own way any more. */
const takeBackMails = ({ db, session }: UpdateContext, ids: string[]) =>
  db
    .delete(mails)
    .where(
      and(
        eq(mails.groupId, session.groupId),
        inIds(mails.notificationId, ids),
        inArray(mails.state, ['QUEUED', 'HELD']),
      ),
    );

/** Why nothing could be done, as things are by now. */
async function refusalOf({ db, body }: UpdateContext, isMeant: SQL | undefined): Promise<ProblemCode> {
  if (body.action === 'RESEND') return 'NOTIFICATION_NOT_RESENDABLE';
  const beingSent = await db.$count(notifications, and(isMeant, eq(notifications.state, 'SCHEDULED')));
  return beingSent > 0 ? 'NOTIFICATION_BEING_SENT' : 'NOTIFICATION_NOT_WAITING';
}
