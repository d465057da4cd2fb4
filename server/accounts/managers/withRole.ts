import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  permissionPresets,
  presetNames,
  type PermissionPreset,
} from '../../../src/domain/permissionPresets.ts';
import type { Context } from '../../core/context.ts';
import { isId } from '../../database/newId.ts';
import { customers, managerRoles } from '../../database/schema/index.ts';

/**
 * Managers whose permissions equal those of a role of the academy or of a preset, in any order; an unknown role is no
 * one's.
 *
 * @param key the role's id or the preset's name
 */
export async function withRole(
  context: Pick<Context, 'db' | 'session'>,
  key: string | undefined,
): Promise<SQL | undefined> {
  if (key === undefined) return undefined;
  const set = await findSet(context, key);
  if (set === undefined) return sql`false`;
  const held = sql`${sql.param([...set.permissions])}::text[]`;
  return and(
    sql`${customers.permissions} @> ${held} and ${customers.permissions} <@ ${held}`,
    set.observer === undefined ? undefined : eq(customers.observer, set.observer),
  );
}

async function findSet(
  { db, session }: Pick<Context, 'db' | 'session'>,
  key: string,
): Promise<PermissionPreset | undefined> {
  const preset = presetNames.find(name => name === key);
  if (preset !== undefined) return permissionPresets[preset];
  if (!isId(key)) return undefined;
  const [role] = await db
    .select({ permissions: managerRoles.permissions })
    .from(managerRoles)
    .where(and(eq(managerRoles.groupId, session.groupId), eq(managerRoles.roleId, key)));
  return role;
}
