import type { Student } from '../../../domain/entities/account.ts';
import { mergeFields, type MergeField } from '../../../domain/mergeFields.ts';

const isEmpty = (value: unknown) => value === null || value === '' || value === 'NONE';

/** Which of two accounts is kept unless the user says otherwise: an active one, one that has registered, the older one. */
export function accountToKeep(first: Student, second: Student): Student {
  const rank = ({ accountStatus, authenticatedAt, createdAt }: Student) =>
    [accountStatus === 'ACTIVE' ? 0 : 1, authenticatedAt === null ? 1 : 0, createdAt].join(' ');
  return rank(second) < rank(first) ? second : first;
}

/** The fields in which two accounts differ. */
export const differingFields = (kept: Student, other: Student): MergeField[] =>
  mergeFields.filter(field => kept[field] !== other[field]);

/** What is taken from the other account unless the user says otherwise: what the kept account has no value of. */
export const fieldsToTake = (kept: Student, other: Student): MergeField[] =>
  differingFields(kept, other).filter(field => isEmpty(kept[field]));
