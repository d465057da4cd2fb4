import type { ManagerRole } from '../../../src/domain/entities/managerRole.ts';
import type { managerRoles } from '../../database/schema/index.ts';

/** A role as responses contain it. */
export const toRole = ({
  roleId,
  name,
  permissions,
  version,
}: typeof managerRoles.$inferSelect): ManagerRole => ({ roleId, name, permissions, version });
