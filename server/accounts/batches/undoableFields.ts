import type { Account } from '../changeMany.ts';
import { editedFields } from '../students/editedFields.ts';

/** The fields that make up an account's status. */
export const statusFields = [
  'accountStatus',
  'registrationStatus',
  'deactivateOn',
  'deletedAt',
  'deletedFrom',
] as const;
/** What batches change of students, and their undoing puts back. */
export const undoableFields = [...editedFields, ...statusFields] as const;

const textOf = (value: unknown) => JSON.stringify(value ?? null);

/** Of the fields that differ between two states of an account, the former values. */
export const formerValues = (
  before: Account,
  after: Partial<Pick<Account, (typeof undoableFields)[number]>>,
): Record<string, unknown> =>
  Object.fromEntries(
    undoableFields
      .filter(field => field in after && textOf(before[field]) !== textOf(after[field]))
      .map(field => [field, before[field]]),
  );
