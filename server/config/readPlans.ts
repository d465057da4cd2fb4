import * as yup from 'yup';
import { completePlan } from '../../src/domain/plans/completePlan.ts';
import { defaultPlans } from '../../src/domain/plans/defaultPlans.ts';
import { freePlan } from '../../src/domain/plans/freePlan.ts';
import type { Plan } from '../../src/domain/plans/plan.ts';
import { premiumFeatures } from '../../src/domain/premium.ts';
import { localized } from './localized.ts';
import { readJson } from './readJson.ts';
import { shownText } from './shownText.ts';

const cap = yup
  .number()
  .strict()
  .typeError('${path} must be a whole number')
  .integer('${path} must be a whole number')
  .min(0, '${path} must not be negative')
  .max(100_000, '${path} must be at most 100000');

const plan = yup
  .object({
    id: yup
      .string()
      .strict()
      .required('${path} is missing')
      .matches(
        /^[A-Z][A-Z0-9_]{1,29}$/,
        '${path} must have 2 to 30 capital letters, digits or _, and begin with a letter',
      ),
    name: yup.lazy((value: unknown) =>
      value == null ? yup.string().required('${path} is missing') : localized(shownText),
    ),
    students: cap.nullable(),
    managers: cap,
    observers: cap,
    rooms: cap.nullable(),
    features: yup
      .array()
      .of(
        yup
          .string()
          .oneOf(premiumFeatures, `\${path} must be one of ${premiumFeatures.join(', ')}`)
          .required(),
      )
      .typeError('${path} must be a list'),
    price: yup.lazy((value: unknown) => (value == null ? yup.mixed().nullable() : localized(shownText))),
  })
  .typeError('each plan must be an object')
  .noUnknown('${path} has settings that do not exist: ${unknown}')
  .strict();

const idsOf = (list: unknown) => ((list ?? []) as { id?: unknown }[]).map(each => each?.id);
const schema = yup
  .array()
  .of(plan)
  .typeError('it must be a list of plans')
  .required('it must be a list of plans')
  .test('once', 'it has two plans with the same id', list => new Set(idsOf(list)).size === idsOf(list).length)
  .test('free', `it needs a plan with the id ${freePlan}, which academies begin with`, list =>
    idsOf(list).includes(freePlan),
  )
  .strict();

/**
 * The plans of the setting `PLANS_FILE`; the default ones without it.
 *
 * @throws Error whose message says what is wrong with the file
 */
export function readPlans(file: string | undefined): readonly Plan[] {
  if (file === undefined) return defaultPlans;
  const given = readJson(file, schema) as (Pick<Plan, 'id' | 'name'> & Partial<Plan>)[];
  return given.map(completePlan);
}
