import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, NotificationReason, templateTriggers } from '../../../src/domain/choices.ts';
import type { SuppressedReason } from '../../../src/domain/mailRefusals.ts';
import { at, changeable, created, groupId, id } from './columns.ts';

/** The outbox: a mail is written in the transaction that wants it sent, and sent by a job until it is. */
export const mails = pgTable(
  'mails',
  {
    groupId: groupId(),
    mailId: id(),
    kind: text().notNull(),
    /** The account that the invitation or notification is for. */
    customerId: uuid(),
    notificationId: uuid(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    /** The link's code or the digits in the texts above, until they are blanked because the mail has been sent. */
    secret: text(),
    /** Where the recipient stops mails of its kind, with the code; blanked with the secret. */
    unsubscribeUrl: text(),
    /** `HELD`: there is no mail server to send it by. */
    state: text().$type<'QUEUED' | 'HELD' | 'SENT' | 'FAILED'>().notNull().default('QUEUED'),
    attempts: integer().notNull().default(0),
    failure: text(),
    createdAt: at().notNull(),
    sentAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.mailId] }),
    index('mails_created').on(t.groupId, t.createdAt),
    index('mails_state').on(t.groupId, t.state, t.createdAt),
    index('mails_notification')
      .on(t.groupId, t.notificationId)
      .where(sql`notification_id is not null`),
    // A mail service reports an address, and knows of no academies.
    index('mails_recipient').on(sql`lower(recipient)`, t.createdAt),
  ],
);

/** Addresses to which an academy's mails are not sent, because a mail service reported that earlier ones came back or were unwanted. */
export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    groupId: groupId(),
    /** In lower case. */
    address: text().notNull(),
    reason: text().$type<SuppressedReason>().notNull(),
    /** What the mail service said, without addresses. */
    failure: text().notNull(),
    suppressedAt: at().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.address] })],
);

export const templates = pgTable(
  'templates',
  {
    groupId: groupId(),
    templateId: id(),
    name: text().notNull(),
    trigger: text().notNull(),
    language: text().$type<Language>().notNull(),
    channel: text().$type<'EMAIL' | 'CONSOLE'>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    enabled: boolean().notNull(),
    ...changeable(),
  },
  t => [primaryKey({ columns: [t.groupId, t.templateId] })],
);

/** The delivery log: a row for each person. What it says is written down when it is decided upon. */
export const notifications = pgTable(
  'notifications',
  {
    groupId: groupId(),
    notificationId: id(),
    sendingId: id(),
    /** The alert that it is about. */
    alertId: uuid(),
    trigger: text().$type<(typeof templateTriggers)[number]>().notNull(),
    channel: text().$type<'EMAIL' | 'CONSOLE'>().notNull(),
    language: text().$type<Language>().notNull(),
    recipientId: id(),
    /** The student whom it is about, or for; observers see those of their own. */
    studentId: uuid(),
    subject: text().notNull(),
    body: text().notNull(),
    state: text().$type<'SCHEDULED' | 'HELD' | 'SENT' | 'FAILED' | 'CANCELLED'>().notNull(),
    scheduledAt: at().notNull(),
    heldFrom: at(),
    /** When its mail was put into the outbox, and since when a process is sending it. */
    queuedAt: at(),
    claimedAt: at(),
    sentAt: at(),
    reason: text().$type<NotificationReason>(),
    failure: text(),
    attempts: integer().notNull().default(0),
    createdBy: uuid(),
    ...created(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.notificationId] }),
    index('notifications_created').on(t.groupId, t.createdAt),
    index('notifications_state').on(t.groupId, t.state, t.createdAt),
    index('notifications_sending').on(t.groupId, t.sendingId),
    index('notifications_recipient').on(t.groupId, t.recipientId, t.createdAt),
    index('notifications_due')
      .on(t.groupId, t.scheduledAt)
      .where(sql`state = 'SCHEDULED' and queued_at is null`),
    uniqueIndex('notifications_once').on(t.groupId, t.alertId, t.recipientId),
  ],
);
