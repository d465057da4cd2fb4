import * as yup from 'yup';
import { managerBodies } from '../domain/entities/accountFields.ts';
import { newAccountBodies } from '../domain/entities/newAccounts.ts';
import { shape } from '../domain/entities/fields.ts';

/** What may be changed of a manager by the academy. */
export const managerBody = shape(managerBodies);

/** A row of a creation. */
export const newManager = shape({ ...newAccountBodies('manager'), observer: yup.boolean() });
