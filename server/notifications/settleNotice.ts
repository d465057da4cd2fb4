import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { notifications } from '../database/schema/index.ts';
import type { Failure } from '../core/mail/reasonOf.ts';
import { isNoticeOf } from './claimNotice.ts';

interface Result {
  outcome: 'SENT' | 'FAILED' | 'QUEUED';
  failure: Failure | null;
  now: Date;
}

/** Writes into the delivery log how a try to send a notice went; one that is to be tried again waits on. */
export async function settleNotice(
  db: Queryable,
  mail: { groupId: string; notificationId: string | null },
  { outcome, failure, now }: Result,
): Promise<void> {
  await db
    .update(notifications)
    .set({
      claimedAt: null,
      attempts: sql`${notifications.attempts} + 1`,
      failure: failure?.words ?? null,
      reason: failure?.reason ?? null,
      version: sql`${notifications.version} + 1`,
      ...(outcome === 'QUEUED' ? {} : { state: outcome }),
      ...(outcome === 'SENT' ? { sentAt: now } : {}),
    })
    .where(isNoticeOf(mail));
}
