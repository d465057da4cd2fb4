import { subMonths } from 'date-fns';
import { lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { limits } from '../../../src/domain/limits.ts';
import type { Config } from '../../config/config.ts';
import { serverLimits } from '../../config/serverLimits.ts';
import type { Orm } from '../../database/open.ts';
import {
  academyExports,
  attentionMarks,
  audits,
  batches,
  idempotency,
  inquiries,
  knownBrowsers,
  mails,
  notifications,
  reportLinks,
  rateLimits,
  roomEvents,
  roomPasswords,
  sessions,
  suppressedAddresses,
  verifications,
  webhookDeliveries,
} from '../../database/schema/index.ts';
import { daysBefore } from './daysBefore.ts';
import { deleteInBatches } from './deleteInBatches.ts';

type Retention = Pick<Config, 'mailRetentionDays' | 'auditRetentionDays'>;

/** Deletes the rows whose retention period is over; docs/operations.md lists the periods. */
export async function deleteExpired(orm: Orm, config: Retention, now: Date): Promise<void> {
  const codesSince = daysBefore(now, limits.purge.codeDays);
  const expired: [PgTable, SQL | undefined][] = [
    [sessions, lt(sessions.expiresAt, now)],
    [verifications, or(lt(verifications.expiresAt, codesSince), lt(verifications.usedAt, codesSince))],
    [knownBrowsers, lt(knownBrowsers.seenAt, daysBefore(now, limits.knownBrowser.days))],
    [roomPasswords, lt(roomPasswords.expiresAt, codesSince)],
    [roomEvents, lt(roomEvents.receivedAt, daysBefore(now, limits.roomService.rememberedDays))],
    [idempotency, lt(idempotency.createdAt, daysBefore(now, limits.purge.idempotencyDays))],
    [rateLimits, lt(rateLimits.startedAt, daysBefore(now, limits.purge.rateDays))],
    [batches, lt(batches.createdAt, daysBefore(now, limits.batch.retainedDays))],
    [attentionMarks, lt(attentionMarks.handledAt, daysBefore(now, limits.attention.markDays))],
    [inquiries, lt(inquiries.createdAt, subMonths(now, limits.inquiry.retainedMonths))],
    [notifications, lt(notifications.createdAt, subMonths(now, limits.notification.retainedMonths))],
    [reportLinks, lt(reportLinks.createdAt, daysBefore(now, limits.weeklyReport.retainedDays))],
    [mails, lt(mails.createdAt, daysBefore(now, config.mailRetentionDays))],
    [
      suppressedAddresses,
      lt(suppressedAddresses.suppressedAt, daysBefore(now, serverLimits.mailEvents.suppressedDays)),
    ],
    [webhookDeliveries, lt(webhookDeliveries.createdAt, daysBefore(now, limits.webhook.retainedDays))],
    [academyExports, lt(academyExports.expiresAt, now)],
    [audits, lt(audits.occurredAt, daysBefore(now, config.auditRetentionDays))],
  ];
  for (const [table, where] of expired) await deleteInBatches(orm, table, where ?? sql`false`);
}
