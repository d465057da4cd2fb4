import * as yup from 'yup';
import { recordVerdict } from '../domain/entities/account.ts';
import { count, id, listOf, shape } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';

/** The answer of a bulk call on records that are no accounts: a verdict for each. */
export const recordVerdicts = shape({
  verdicts: listOf(recordVerdict),
  doneCount: count,
  refusedCount: count,
});

/** The ids of a bulk call. */
export const manyIds = yup
  .array()
  .of(id)
  .min(1, 'validation.required')
  .max(limits.bulk.max, 'validation.tooMany')
  .required();
