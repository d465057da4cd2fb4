import * as yup from 'yup';
import { limits } from '../limits.ts';
import { permissions } from '../permissions.ts';
import { choice, id, listOf, shape, text, version } from './fields.ts';

const { name } = limits.managerRole;

/** A role's name, as forms and the server validate it. */
export const managerRoleName = yup
  .string()
  .trim('validation.required')
  .max(name.max, 'validation.tooLong')
  .required('validation.required');

/** What is stored of a role: a set of permissions under a name. */
export const managerRoleBody = shape({
  name: managerRoleName,
  permissions: listOf(choice(permissions)),
});

/** A role of an academy: a template, applied to managers by setting their permissions. Changing it changes no manager. */
export const managerRole = shape({
  roleId: id,
  name: text,
  permissions: listOf(choice(permissions)),
  version,
});
export type ManagerRole = yup.InferType<typeof managerRole>;
