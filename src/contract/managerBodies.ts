import * as yup from 'yup';
import { managerBodies } from '../domain/entities/accountFields.ts';
import { choice, shape } from '../domain/entities/fields.ts';
import { newAccountBodies } from '../domain/entities/newAccounts.ts';
import { permissions } from '../domain/permissions.ts';

/** What may be changed of a manager by the academy. */
export const managerBody = shape(managerBodies);

/** A row of a creation. Without `permissions` managers have none, and observers those that observers start with. */
export const newManager = shape({
  ...newAccountBodies('manager'),
  observer: yup.boolean(),
  permissions: yup.array().of(choice(permissions)),
});
