import type { ExpulsionReason } from '../../src/domain/choices.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import type { Queryable } from '../database/open.ts';
import type { Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';

/** Writes into the outbox of webhooks that a student has entered a room or left it. */
export async function publishStudentStay(
  db: Queryable,
  { groupId, timeZone, now }: Pick<RecorderWrite, 'groupId' | 'timeZone' | 'now'>,
  { roomUserId, roomId, customerId, enteredAt, exitedAt, expulsionReason }: Stay,
): Promise<void> {
  const entry = { roomUserId, roomId, customerId, enteredAt: isoInZone(enteredAt, timeZone) };
  await publishWebhooks(db, { groupId, now }, [
    exitedAt === null
      ? { type: 'student.entered', data: entry }
      : {
          type: 'student.left',
          data: {
            ...entry,
            exitedAt: isoInZone(exitedAt, timeZone),
            reason: expulsionReason as ExpulsionReason,
          },
        },
  ]);
}
