import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Gender, GuardianConsent, Language, Weekday } from '../../../src/domain/choices.ts';
import type {
  AccountStatus,
  InvitationState,
  RegistrationStatus,
} from '../../../src/domain/entities/account.ts';
import type { DayTimes } from '../../../src/domain/entities/expectedTimes.ts';
import type { Permission } from '../../../src/domain/permissions.ts';
import type { StoredConsent } from '../../../src/domain/legal/storedConsent.ts';
import { initialLanguage } from '../../../src/domain/defaultLanguages.ts';
import { letterPairs } from '../letterPairs.ts';
import { goesWithGroup } from './goesWithGroup.ts';
import { at, changeable, groupId, id, seconds, version } from './columns.ts';

/** People: owners, managers (observers among them), students and super administrators. */
export const customers = pgTable(
  'customers',
  {
    groupId: groupId(),
    customerId: id(),
    userId: id(),
    kind: text().$type<'OWNER' | 'MANAGER' | 'STUDENT' | 'SUPER_ADMIN'>().notNull(),
    observer: boolean().notNull().default(false),
    permissions: text()
      .array()
      .$type<Permission[]>()
      .notNull()
      .default(sql`'{}'`),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    nickname: text().notNull().default(''),
    gender: text().$type<Gender>().notNull().default('NONE'),
    birthday: date({ mode: 'string' }),
    memo: text().notNull().default(''),
    guardianName: text().notNull().default(''),
    guardianRelation: text().notNull().default(''),
    guardianEmail: text().notNull().default(''),
    guardianPhone: text().notNull().default(''),
    guardianConsent: text().$type<GuardianConsent>().notNull().default('NO'),
    /** When consent was given or withdrawn last, and by which user it was recorded; null where the guardian did. */
    guardianConsentAt: at(),
    guardianConsentBy: uuid(),
    language: text().$type<Language>().notNull().default(initialLanguage),
    registrationStatus: text().$type<RegistrationStatus>().notNull().default('PENDING'),
    accountStatus: text().$type<AccountStatus>().notNull().default('ACTIVE'),
    deactivateOn: date({ mode: 'string' }),
    deletedAt: at(),
    /** The status that a deleted account had, and gets back when it is restored. */
    deletedFrom: text().$type<AccountStatus>(),
    authenticatedAt: at(),
    invitationState: text().$type<InvitationState>().notNull().default('NONE'),
    invitedAt: at(),
    invitationFailure: text(),
    /** When the page of an invitation's link was opened last; mail scanners, which run no scripts, do not count. */
    invitationOpenedAt: at(),
    /** How often a job has repeated the invitation since a user last sent it. */
    invitationReminders: integer().notNull().default(0),
    managerId: uuid(),
    /** When a student is expected and may leave, on the weekdays on which it is not as the academy has it. */
    expectedWeek: jsonb().$type<Partial<Record<Weekday, DayTimes>>>(),
    targetSeconds: seconds().default(28_800),
    resolution: text().notNull().default(''),
    dream: text().notNull().default(''),
    goal: text().notNull().default(''),
    interestCategories: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    dDayName: text(),
    dDayDate: date({ mode: 'string' }),
    profileImageId: uuid(),
    alertSettings: jsonb()
      .$type<{ cameraOff: boolean; absence: boolean; break: boolean; byEmail: boolean }>()
      .notNull()
      .default({ cameraOff: true, absence: true, break: true, byEmail: false }),
    alertSettingsVersion: version(),
    alertsReadUntil: at(),
    passwordHash: text(),
    twoFactorSecret: text(),
    twoFactorConfirmedAt: at(),
    /** The last used time step, so that a code works once. */
    twoFactorStep: integer(),
    recoveryCodeHashes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When an owner stated their age and accepted the terms and the privacy policy, and whether also advertising. */
    consentedAt: at(),
    marketingConsentAt: at(),
    /** When the consent to advertising was withdrawn last. */
    marketingWithdrawnAt: at(),
    /** The versions of the terms and the privacy policy that were accepted, in the order of time. */
    consents: jsonb().$type<StoredConsent[]>().notNull().default([]),
    createdAt: at().notNull(),
    ...changeable(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.customerId] }),
    goesWithGroup(t),
    uniqueIndex('customers_user').on(t.groupId, t.userId),
    uniqueIndex('customers_email').on(t.groupId, t.email),
    index('customers_name').on(t.groupId, t.kind, t.name),
    index('customers_created').on(t.groupId, t.kind, t.createdAt),
    // What counts are taken from, without reading the rows.
    index('customers_status').on(t.groupId, t.kind, t.accountStatus, t.authenticatedAt, t.customerId),
    // The students of all academies in the super administrator's order, and how many, without reading the rows.
    index('customers_everywhere').on(t.kind, t.name, t.customerId, t.accountStatus, t.groupId),
    // The same in its other orders.
    index('customers_email_everywhere').on(t.kind, t.email, t.customerId),
    index('customers_created_everywhere').on(t.kind, t.createdAt, t.customerId),
    index('customers_status_everywhere').on(t.kind, t.accountStatus, t.customerId),
    // Backwards the ids are, too; a status has many.
    index('customers_last_status_everywhere').on(t.kind, t.accountStatus.desc().nullsFirst(), t.customerId),
    // How many people of a status each academy has: equal entries are stored once.
    index('customers_count_everywhere').on(t.kind, t.accountStatus, t.groupId),
    // The students of all academies by a part of their name or email.
    index('customers_pairs')
      .using('gin', letterPairs)
      .where(sql`kind = 'STUDENT'`),
    index('customers_image')
      .on(t.groupId, t.profileImageId)
      .where(sql`profile_image_id is not null`),
    index('customers_invited')
      .on(t.groupId, t.invitedAt)
      .where(sql`authenticated_at is null and invitation_state = 'SENT'`),
    index('customers_manager').on(t.groupId, t.managerId),
    index('customers_deactivate')
      .on(t.groupId, t.deactivateOn)
      .where(sql`deactivate_on is not null`),
  ],
);
