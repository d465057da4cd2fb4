import type { ExpulsionReason } from '../../src/domain/choices.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import type { WebhookEvent } from '../../src/domain/webhookEvents.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import type { Queryable } from '../database/open.ts';
import type { Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';

/** Writes into the outbox of webhooks that students have entered a room or left it, in one statement for all. */
export const publishStudentStays = (
  db: Queryable,
  { groupId, studyClock: { zone }, now }: Pick<RecorderWrite, 'groupId' | 'studyClock' | 'now'>,
  stays: readonly Stay[],
): Promise<void> =>
  publishWebhooks(
    db,
    { groupId, now },
    stays.map(({ roomUserId, roomId, customerId, enteredAt, exitedAt, expulsionReason }): WebhookEvent => {
      const entry = { roomUserId, roomId, customerId, enteredAt: isoInZone(enteredAt, zone) };
      if (exitedAt === null) return { type: 'student.entered', data: entry };
      const reason = expulsionReason as ExpulsionReason;
      return { type: 'student.left', data: { ...entry, exitedAt: isoInZone(exitedAt, zone), reason } };
    }),
  );
