import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { changeable } from './columns.ts';
import { groups } from './academies.ts';

/** The identity provider with which an academy's people sign in (OpenID Connect), one for each academy. */
export const identityProviders = pgTable('identity_providers', {
  groupId: text()
    .primaryKey()
    .references(() => groups.groupId, { onDelete: 'cascade' }),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted. */
  clientSecret: text().notNull(),
  name: text().notNull(),
  isRequired: boolean().notNull(),
  createsManagers: boolean().notNull(),
  domains: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  defaultRoleId: uuid(),
  groupsClaim: text().notNull(),
  groupRoles: jsonb().$type<{ value: string; roleId: string }[]>().notNull().default([]),
  ...changeable(),
});
