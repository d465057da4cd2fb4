import { managerRole, managerRoleBody } from '../domain/entities/managerRole.ts';
import { del, get, patch, post } from './call.ts';
import { listed } from './shapes.ts';

/** The roles of an academy: sets of permissions under a name, to apply to managers. */
export const managerRoles = {
  list: get('/customers/managers/roles', 'VIEW_MANAGER', { returns: listed(managerRole), added: true }),
  create: post('/customers/managers/roles', 'VIEW_MANAGER', {
    body: managerRoleBody,
    returns: managerRole,
    status: 201,
    idempotent: true,
    added: true,
    refuses: ['MANAGER_ROLE_CAP', 'MANAGER_ROLE_TAKEN', 'PERMISSION_NOT_HELD'],
  }),
  update: patch('/customers/managers/roles/:roleId', 'VIEW_MANAGER', {
    body: managerRoleBody,
    returns: managerRole,
    versioned: true,
    added: true,
    refuses: ['MANAGER_ROLE_TAKEN', 'PERMISSION_NOT_HELD'],
  }),
  delete: del('/customers/managers/roles/:roleId', 'VIEW_MANAGER', {
    added: true,
    refuses: ['PERMISSION_NOT_HELD'],
  }),
};
