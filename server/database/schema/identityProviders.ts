import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { GroupRole } from '../../../src/domain/entities/identityProvider.ts';
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
  isEnabled: boolean().notNull(),
  isRequired: boolean().notNull(),
  createsManagers: boolean().notNull(),
  domains: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  roleId: uuid(),
  /** The claim that names a person's groups; empty when none is read. */
  groupsClaim: text().notNull().default(''),
  groupRoles: jsonb().$type<GroupRole[]>().notNull().default([]),
  ...changeable(),
});
