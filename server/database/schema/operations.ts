import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction } from '../../../src/domain/auditActions.ts';
import type { AuditKind } from '../../../src/domain/auditKinds.ts';
import type { Inquiry } from '../../../src/domain/entities/group.ts';
import { at, created, groupId, id } from './columns.ts';

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
    userCount: text().$type<Inquiry['userCount']>().notNull(),
    serviceDuration: text().$type<Inquiry['serviceDuration']>().notNull(),
    expectedStart: text().$type<Inquiry['expectedStart']>().notNull(),
    additionalInquiry: text().notNull(),
    marketingConsentAt: at(),
    privacyConsentAt: at().notNull(),
    state: text().$type<'NEW' | 'CONTACTED' | 'CLOSED'>().notNull().default('NEW'),
    note: text().notNull().default(''),
    ...created(),
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
