import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
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
import type { Gender, Language, Plan, Weekday } from '../../../src/domain/choices.ts';
import { initialLanguage } from '../../../src/domain/defaultLanguages.ts';
import type { StudySettings } from '../../../src/domain/entities/group.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import type {
  AccountStatus,
  InvitationState,
  RegistrationStatus,
} from '../../../src/domain/entities/account.ts';
import type { Permission } from '../../../src/domain/permissions.ts';
import { at, groupId, id, seconds, version } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Academies. `~system` is the super administrators' own group; its name can be no academy ID. */
export const groups = pgTable('groups', {
  groupId: text().primaryKey(),
  name: text().notNull(),
  type: text().notNull().default('ACADEMY'),
  phone: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  address: text().notNull().default(''),
  detailAddress: text().notNull().default(''),
  registrationNumber: text().notNull().default(''),
  studyDays: text().array().$type<Weekday[]>().notNull(),
  logoImageId: uuid(),
  accentColor: text(),
  timeZone: text().notNull(),
  /** When its study days begin, `HH:mm`, and what held before a change of that or of the zone. */
  dayStartsAt: text().notNull().default(limits.studyDay.startsAt),
  formerClocks: jsonb().$type<StudyClock['former']>().notNull().default([]),
  initialized: boolean().notNull().default(false),
  /** Whether its people have to have a second factor. */
  requiresTwoFactor: boolean().notNull().default(false),
  studySettings: jsonb().$type<Omit<StudySettings, 'version'>>().notNull(),
  settingsVersion: version(),
  settingsAppliedAt: at(),
  lastActivityAt: at(),
  createdAt: at().notNull(),
  version: version(),
});

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
    managerId: uuid(),
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
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
    version: version(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.customerId] }),
    foreignKey({ columns: [t.groupId], foreignColumns: [groups.groupId] }).onDelete('cascade'),
    uniqueIndex('customers_user').on(t.groupId, t.userId),
    uniqueIndex('customers_email').on(t.groupId, t.email),
    index('customers_name').on(t.groupId, t.kind, t.name),
    index('customers_created').on(t.groupId, t.kind, t.createdAt),
    // What counts are taken from, without reading the rows.
    index('customers_status').on(t.groupId, t.kind, t.accountStatus, t.authenticatedAt, t.customerId),
    // The students of all academies in the super administrator's order, and how many, without reading the rows.
    index('customers_everywhere').on(t.kind, t.name, t.customerId, t.accountStatus, t.groupId),
    index('customers_image')
      .on(t.groupId, t.profileImageId)
      .where(sql`profile_image_id is not null`),
    index('customers_manager').on(t.groupId, t.managerId),
    index('customers_deactivate')
      .on(t.groupId, t.deactivateOn)
      .where(sql`deactivate_on is not null`),
  ],
);

/**
 * Where an email belongs: the one look-up that starts without a group, a reference table where the database is
 * distributed. An administrator's email is theirs alone; a student's may be known to several academies.
 */
export const logins = pgTable(
  'logins',
  {
    email: text().notNull(),
    groupId: groupId(),
    customerId: id(),
    administrator: boolean().notNull(),
    /** An owner's mobile number, verified when they signed up and theirs alone. */
    phone: text(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.email] }),
    uniqueIndex('logins_administrator')
      .on(t.email)
      .where(sql`administrator`),
    uniqueIndex('logins_phone')
      .on(t.phone)
      .where(sql`phone is not null`),
    index('logins_email').on(t.email),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    groupId: groupId(),
    tokenHash: text().notNull(),
    sessionId: id(),
    customerId: id(),
    userAgent: text().notNull(),
    /** Where it was last seen. */
    ipAddress: text().notNull().default(''),
    createdAt: at().notNull(),
    lastSeenAt: at().notNull(),
    expiresAt: at().notNull(),
    /** When it was ended because the account may not sign in any more: it is kept to say so. */
    endedAt: at(),
    /** The academy that a super administrator is viewing. */
    viewingGroupId: text(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.tokenHash] }),
    foreignKey({
      columns: [t.groupId, t.customerId],
      foreignColumns: [customers.groupId, customers.customerId],
    }).onDelete('cascade'),
    index('sessions_customer').on(t.groupId, t.customerId),
  ],
);

/** The browsers in which somebody has signed in before: guesses from elsewhere do not slow them. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    groupId: groupId(),
    customerId: id(),
    tokenHash: text().notNull(),
    seenAt: at().notNull(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.customerId, t.tokenHash] }),
    foreignKey({
      columns: [t.groupId, t.customerId],
      foreignColumns: [customers.groupId, customers.customerId],
    }).onDelete('cascade'),
  ],
);

/** Codes that a mail or a text message carries: hashed, used once, checked for age when used. */
export const verifications = pgTable(
  'verifications',
  {
    groupId: groupId(),
    tokenHash: text().notNull(),
    purpose: text().$type<'SIGNUP' | 'RESET_PASSWORD' | 'INVITATION' | 'PHONE'>().notNull(),
    /** The address or number that the code proves. */
    subject: text().notNull(),
    customerId: uuid(),
    /** The hash of another code that this one counts with only. */
    boundTo: text(),
    attempts: integer().notNull().default(0),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    verifiedAt: at(),
    usedAt: at(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.tokenHash] }),
    index('verifications_subject').on(t.groupId, t.purpose, t.subject, t.createdAt),
  ],
);

export const subscriptions = pgTable('subscriptions', {
  groupId: text()
    .primaryKey()
    .references(() => groups.groupId, { onDelete: 'cascade' }),
  plan: text().$type<Plan>().notNull(),
  userCount: integer().notNull(),
  startsOn: date({ mode: 'string' }).notNull(),
  endsOn: date({ mode: 'string' }),
  trialEndsOn: date({ mode: 'string' }),
  /** Which end of premium its owner was told of last, and how near it was. */
  announcedEnd: text(),
  version: version(),
});

export const images = pgTable(
  'images',
  {
    groupId: groupId(),
    imageId: id(),
    contentType: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytea().notNull(),
    createdBy: uuid().notNull(),
    createdAt: at().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.imageId] })],
);
