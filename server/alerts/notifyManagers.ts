import type { AlertKind } from '../../src/domain/choices.ts';
import { quietUntil } from '../../src/domain/quietHours.ts';
import { insertMany } from '../database/insertMany.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { notifications } from '../database/schema/index.ts';
import type { Outgoing } from '../core/mail/outgoing.ts';
import { queueDue } from '../notifications/queueDue.ts';
import { administratorsOf, recipientsOf } from './recipientsOf.ts';
import { readWords, type Academy, type Alert } from './readWords.ts';

type Row = typeof notifications.$inferInsert;

interface NotifyOptions {
  now: Date;
  mail: (...mails: Outgoing[]) => Promise<void>;
}

/** Of no use once quiet hours are over: a break asks for a friendly word now, and costs no study time that is not shown. */
const isOnlyForNow = (kind: AlertKind) => kind === 'BREAK';

/**
 * Notifies managers of new alerts, each person once per alert: by email if they chose so, the others
 * by the console's bell, which the delivery log notes too. Mails that fall into quiet hours wait for their end, or are
 * dropped if they are of use at once only.
 */
export async function notifyManagers(
  db: Queryable,
  academy: Academy,
  fresh: readonly Alert[],
  { now, mail }: NotifyOptions,
): Promise<void> {
  if (fresh.length === 0) return;
  const { groupId, settings, timeZone } = academy;
  const administrators = await administratorsOf(db, groupId);
  if (administrators.length === 0) return;
  const say = await readWords(db, academy, fresh);
  const heldUntil = quietUntil(now, settings, timeZone);
  const rows = fresh.flatMap(alert => {
    const student = say.studentOf(alert);
    if (student === undefined) return [];
    const sendingId = newId(now);
    return recipientsOf(administrators, { kind: alert.kind, managerId: student.managerId }).map(
      (person): Row => {
        const channel = person.alertSettings.byEmail ? 'EMAIL' : 'CONSOLE';
        return {
          groupId,
          notificationId: newId(now),
          sendingId,
          alertId: alert.alertId,
          trigger: alert.kind,
          channel,
          language: person.language,
          recipientId: person.customerId,
          studentId: student.customerId,
          ...say.words(alert, { ...person, channel }),
          ...stateOf(alert.kind, channel, heldUntil, now),
          createdAt: now,
        };
      },
    );
  });
  if (rows.length === 0) return;
  await insertMany(db, notifications, rows);
  await queueDue(db, { groupId, now, mail });
}

/** Quiet hours hold back emails, not the silent bell. */
function stateOf(kind: AlertKind, channel: Row['channel'], heldUntil: Date | null, now: Date) {
  if (channel === 'CONSOLE') return { state: 'SENT', scheduledAt: now, sentAt: now } as const;
  if (heldUntil === null) return { state: 'SCHEDULED', scheduledAt: now } as const;
  return isOnlyForNow(kind)
    ? ({ state: 'CANCELLED', scheduledAt: now, reason: 'QUIET_HOURS' } as const)
    : ({ state: 'SCHEDULED', scheduledAt: heldUntil, heldFrom: now } as const);
}
