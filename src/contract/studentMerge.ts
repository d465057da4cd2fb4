import * as yup from 'yup';
import { count, id, shape } from '../domain/entities/fields.ts';
import { mergeFields } from '../domain/mergeFields.ts';
import { post } from './call.ts';

/** What is moved from one account to the other: stays, study records, and study days, of which both accounts may have the same. */
const merged = shape({ stayCount: count, recordCount: count, dayCount: count, sharedDayCount: count });

/** Calls about several accounts of one person. */
export const studentMerge = {
  /**
   * Merges another account of the same person into this one, which keeps its values except for those that are named in
   * `take`; empty profile fields are filled from the other account. The other account's records are moved and the account
   * is deleted. A merge cannot be undone. With `dryRun` nothing is changed.
   */
  merge: post('/customers/students/:id/merges', 'VIEW_STUDENT', {
    body: shape({
      customerId: id,
      /** The version of the other account that the choice was based on. */
      version: yup.number().integer().min(1).required(),
      take: yup
        .array()
        .of(yup.string().oneOf(mergeFields, 'validation.choice').required())
        .max(mergeFields.length, 'validation.tooMany')
        .required(),
      dryRun: yup.boolean(),
    }),
    returns: merged,
    versioned: true,
    added: true,
    refuses: ['IN_ROOM', 'ALREADY_DELETED', 'ASSIGNMENT_NOT_HELD'],
  }),
};
