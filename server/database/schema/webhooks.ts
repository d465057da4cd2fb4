import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookFailure } from '../../../src/domain/webhookFailures.ts';
import type { WebhookEventType } from '../../../src/domain/webhookEvents.ts';
import { at, created, groupId, id } from './columns.ts';

/** Where an academy's events are posted to. */
export const webhooks = pgTable(
  'webhooks',
  {
    groupId: groupId(),
    webhookId: id(),
    url: text().notNull(),
    description: text().notNull(),
    eventTypes: text().array().$type<WebhookEventType[]>().notNull(),
    active: boolean().notNull(),
    /** It answered 410 and was turned off because of it. */
    gone: boolean().notNull().default(false),
    /** When absences are published, by the academy's clock, and the last study day whose absences were. */
    absentAt: text(),
    absentToldOn: date(),
    /** Encrypted, like the one that was replaced last. */
    secret: text().notNull(),
    previousSecret: text(),
    previousSecretUntil: at(),
    ...created(),
  },
  t => [primaryKey({ columns: [t.groupId, t.webhookId] })],
);

/** An attempt to deliver an event, as its delivery lists it. */
interface StoredAttempt {
  at: string;
  status: number | null;
  failure: WebhookFailure | null;
  milliseconds: number;
}

/**
 * The outbox of requests to other systems: written in the transaction of the change, and sent by a job until they are
 * answered. Those to LiveKit belong to no webhook of the academy and go by an id of their own.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    groupId: groupId(),
    webhookId: uuid().notNull(),
    eventId: id(),
    type: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<'PENDING' | 'DELIVERED' | 'FAILED' | 'CANCELLED'>().notNull().default('PENDING'),
    /** While it is being sent: when another process may take it over. */
    nextAttemptAt: at(),
    /** Since it was written or last sent again by hand. */
    attemptCount: integer().notNull().default(0),
    attempts: jsonb().$type<StoredAttempt[]>().notNull().default([]),
    answer: text(),
    createdAt: at().notNull(),
    deliveredAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.webhookId, t.eventId] }),
    index('webhook_deliveries_created').on(t.groupId, t.webhookId, t.createdAt),
    index('webhook_deliveries_due')
      .on(t.nextAttemptAt)
      .where(sql`state = 'PENDING'`),
  ],
);
