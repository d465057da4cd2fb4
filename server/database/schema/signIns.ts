import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { goesWithCustomer } from './references.ts';
import { at, groupId, id } from './columns.ts';

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
    /** Whether the academy's own identity provider opened it, so that it stays where passwords are blocked. */
    byAcademyProvider: boolean().notNull().default(false),
    /** Where it was last seen. */
    ipAddress: text().notNull().default(''),
    createdAt: at().notNull(),
    lastSeenAt: at().notNull(),
    expiresAt: at().notNull(),
    /** When it was ended because the account may not sign in any more: it is kept to say so. */
    endedAt: at(),
    /** The academy that a super administrator is viewing. */
    viewingGroupId: text(),
    /** The manager of the own academy whose console is viewed. */
    viewingCustomerId: uuid(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.tokenHash] }),
    goesWithCustomer(t),
    index('sessions_customer').on(t.groupId, t.customerId),
  ],
);

/** The browsers in which an account has signed in before: guesses from elsewhere do not slow them down. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    groupId: groupId(),
    customerId: id(),
    tokenHash: text().notNull(),
    seenAt: at().notNull(),
  },
  t => [primaryKey({ columns: [t.groupId, t.customerId, t.tokenHash] }), goesWithCustomer(t)],
);

/** Codes that a mail or a text message carries: hashed, used once, checked for age when used. */
export const verifications = pgTable(
  'verifications',
  {
    groupId: groupId(),
    tokenHash: text().notNull(),
    purpose: text()
      .$type<'SIGNUP' | 'RESET_PASSWORD' | 'INVITATION' | 'STUDENT_INVITATION' | 'PHONE'>()
      .notNull(),
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
