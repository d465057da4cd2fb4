import * as yup from 'yup';
import { verdict } from '../domain/entities/account.ts';
import { accountBodies } from '../domain/entities/accountFields.ts';
import { count, id, listOf, maybe, shape } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { post } from './call.ts';
import { targetSeconds } from './targetSeconds.ts';

const customerIds = yup
  .array()
  .of(id)
  .min(1, 'validation.required')
  .max(limits.bulk.max, 'validation.tooMany')
  .required();

/** Some students, and what their memo or target time becomes; what is left out stays. */
const change = shape({
  customerIds,
  memo: rules.memo,
  targetSeconds: targetSeconds.notRequired(),
});

/** What several students have in common is changed at once, and undone by sending `before` of the answer. */
export const studentUpdates = {
  updateMany: post('/customers/students/updates', 'VIEW_STUDENT', {
    body: shape({
      changes: yup
        .array()
        .of(change)
        .min(1, 'validation.required')
        .max(limits.bulk.max, 'validation.tooMany')
        .required()
        .test(
          'total',
          'validation.tooMany',
          changes => changes.flatMap(each => each.customerIds).length <= limits.bulk.max,
        ),
      dryRun: yup.boolean(),
    }),
    returns: shape({
      verdicts: listOf(verdict),
      doneCount: count,
      refusedCount: count,
      limit: maybe(count),
      before: listOf(shape({ customerIds: listOf(id), memo: accountBodies.memo, targetSeconds })),
    }),
    added: true,
  }),
};
