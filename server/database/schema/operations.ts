import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditAction } from '../../../src/domain/auditActions.ts';
import type { AuditKind } from '../../../src/domain/auditKinds.ts';
import type { Language, NotificationReason, templateTriggers } from '../../../src/domain/choices.ts';
import { at, groupId, id, version } from './columns.ts';

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
  ],
);

/** Who changed what. */
export const audits = pgTable(
  'audits',
  {
    groupId: groupId(),
    auditId: id(),
    actorId: uuid(),
    actorName: text().notNull(),
    actorRole: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    targetKind: text().$type<AuditKind>().notNull(),
    targetId: text(),
    targetName: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    ipAddress: text().notNull(),
    occurredAt: at().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.auditId] }),
    index('audits_occurred').on(t.groupId, t.occurredAt),
    index('audits_target').on(t.groupId, t.targetId, t.occurredAt),
    // What the super administrator reads of all academies, newest first, and a record by its id.
    index('audits_everywhere').on(t.occurredAt, t.auditId),
    index('audits_id').on(t.auditId),
  ],
);

/** Answers of creations by their `Idempotency-Key`. */
export const idempotency = pgTable(
  'idempotency',
  {
    groupId: groupId(),
    key: text().notNull(),
    call: text().notNull(),
    bodyHash: text().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: at().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.key] })],
);

/** How often something was tried in the running window; shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    groupId: groupId(),
    key: text().notNull(),
    startedAt: at().notNull(),
    count: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.key] })],
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
    updatedAt: at().notNull(),
    version: version(),
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
    createdAt: at().notNull(),
    version: version(),
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

/** Adoption inquiries of strangers, kept under the system's group. */
export const inquiries = pgTable(
  'inquiries',
  {
    groupId: groupId(),
    inquiryId: id(),
    name: text().notNull(),
    company: text().notNull(),
    department: text().notNull(),
    position: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    mobile: text().notNull(),
    userCount: text().notNull(),
    serviceDuration: text().notNull(),
    expectedStart: text().notNull(),
    additionalInquiry: text().notNull(),
    marketingConsentAt: at(),
    privacyConsentAt: at().notNull(),
    state: text().$type<'NEW' | 'CONTACTED' | 'CLOSED'>().notNull().default('NEW'),
    note: text().notNull().default(''),
    createdAt: at().notNull(),
    version: version(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.inquiryId] }),
    index('inquiries_created').on(t.groupId, t.createdAt),
  ],
);

/** Facts about the installation itself, such as that it holds demo data. */
export const facts = pgTable(
  'facts',
  {
    groupId: groupId(),
    key: text().notNull(),
    value: jsonb().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.key] })],
);
