import { accountFieldNames } from './entities/accountFields.ts';

/**
 * What the merged account may take from the account that is deleted. The email comes with its sign-in: password,
 * registration and invitation.
 */
export const mergeFields = [...accountFieldNames, 'managerId', 'targetSeconds'] as const;
export type MergeField = (typeof mergeFields)[number];
