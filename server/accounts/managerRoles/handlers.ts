import { asc, eq } from 'drizzle-orm';
import { managerRoles as roles } from '../../database/schema/index.ts';
import type { HandlersOf } from '../../core/context.ts';
import { createRole } from './create.ts';
import { deleteRole } from './delete.ts';
import { toRole } from './record.ts';
import { updateRole } from './update.ts';

export const managerRoles: HandlersOf<'managerRoles'> = {
  async list({ db, session }) {
    const rows = await db
      .select()
      .from(roles)
      .where(eq(roles.groupId, session.groupId))
      .orderBy(asc(roles.name), asc(roles.roleId));
    return { content: rows.map(toRole) };
  },
  create: createRole,
  update: updateRole,
  delete: deleteRole,
};
