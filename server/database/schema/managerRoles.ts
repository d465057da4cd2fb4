import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Permission } from '../../../src/domain/permissions.ts';
import { created, groupId, id } from './columns.ts';
import { goesWithGroup } from './goesWithGroup.ts';

/** Sets of permissions that an academy saves under a name. Managers do not refer to them. */
export const managerRoles = pgTable(
  'manager_roles',
  {
    groupId: groupId(),
    roleId: id(),
    name: text().notNull(),
    permissions: text()
      .array()
      .$type<Permission[]>()
      .notNull()
      .default(sql`'{}'`),
    ...created(),
  },
  t => [
    primaryKey({ columns: [t.groupId, t.roleId] }),
    goesWithGroup(t),
    uniqueIndex('manager_roles_name').on(t.groupId, t.name),
  ],
);
