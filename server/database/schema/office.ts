import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProblemCode } from '../../../src/contract/problems.ts';
import type { Language } from '../../../src/domain/choices.ts';
import type { InvitationState } from '../../../src/domain/entities/account.ts';
import type { StatusOf } from '../../../src/domain/statuses.ts';
import { at, groupId, id, version } from './columns.ts';

/** The outbox: a mail is written in the transaction that wants it sent, and sent by a job until it is. */
export const mails = pgTable(
  'mails',
  {
    groupId: groupId(),
    mailId: id(),
    kind: text().notNull(),
    /** Whose invitation or notification this is. */
    customerId: uuid(),
    notificationId: uuid(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    state: text().$type<'QUEUED' | 'SENT' | 'FAILED'>().notNull().default('QUEUED'),
    attempts: integer().notNull().default(0),
    failure: text(),
    createdAt: at().notNull(),
    sentAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.mailId] }),
    index('mails_created').on(t.groupId, t.createdAt),
    index('mails_state').on(t.groupId, t.state, t.createdAt),
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
    action: text().notNull(),
    targetKind: text().notNull(),
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

export const notifications = pgTable(
  'notifications',
  {
    groupId: groupId(),
    notificationId: id(),
    trigger: text().notNull(),
    channel: text().$type<'EMAIL' | 'CONSOLE'>().notNull(),
    recipientId: id(),
    subject: text().notNull(),
    body: text().notNull(),
    state: text().$type<'SCHEDULED' | 'SENT' | 'FAILED' | 'CANCELLED'>().notNull(),
    scheduledAt: at().notNull(),
    sentAt: at(),
    failure: text(),
    createdBy: uuid(),
    createdAt: at().notNull(),
    version: version(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.notificationId] }),
    index('notifications_created').on(t.groupId, t.createdAt),
    index('notifications_due').on(t.groupId, t.state, t.scheduledAt),
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

/** Who ordered something that is done later, why and from where. */
export interface Orderer {
  customerId: string;
  name: string;
  role: string;
  ipAddress: string;
  reason: string;
}

/** Migrations: students moved from one academy to another by the super administrator, kept under the system's group. */
export const moves = pgTable(
  'moves',
  {
    groupId: groupId(),
    moveId: id(),
    fromGroupId: text().notNull(),
    toGroupId: text().notNull(),
    /** Both academies in one order, whichever way it goes. */
    pair: text().notNull(),
    state: text().$type<StatusOf<'migrationState'>>().notNull(),
    orderedBy: jsonb().$type<Orderer>().notNull(),
    rolledBackBy: jsonb().$type<Orderer>(),
    createdAt: at().notNull(),
    finishedAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.moveId] }),
    index('moves_created').on(t.groupId, t.createdAt),
    // One at a time between two academies, and the way to those that are under way.
    uniqueIndex('moves_running')
      .on(t.groupId, t.pair)
      .where(sql`state in ('RUNNING', 'ROLLING_BACK')`),
  ],
);

/** The students of a migration, in its order, with what moving took from each. */
export const moveRows = pgTable(
  'move_rows',
  {
    groupId: groupId(),
    moveId: id(),
    position: integer().notNull(),
    customerId: id(),
    name: text().notNull(),
    email: text().notNull(),
    state: text().$type<StatusOf<'migrationRowState'>>().notNull(),
    /** Why it was refused, or why it could not be put back. */
    code: text().$type<ProblemCode>(),
    managerId: uuid(),
    invitationState: text().$type<InvitationState>(),
    invitedAt: at(),
    invitationFailure: text(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.moveId, t.position] }),
    foreignKey({ columns: [t.groupId, t.moveId], foreignColumns: [moves.groupId, moves.moveId] }).onDelete(
      'cascade',
    ),
    index('move_rows_state').on(t.groupId, t.moveId, t.state, t.position),
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
