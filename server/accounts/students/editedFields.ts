import { accountFieldNames } from '../../../src/domain/entities/accountFields.ts';

/** What an academy may change of a student. */
export const editedFields = [...accountFieldNames, 'managerId', 'targetSeconds'] as const;
