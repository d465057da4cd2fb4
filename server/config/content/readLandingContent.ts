import * as yup from 'yup';
import type { LandingContent } from '../../../src/i18n/landingContent.ts';

const text = yup
  .string()
  .strict()
  .max(400, '${path} must have at most 400 characters')
  .required('${path} is missing');
const texts = <K extends string>(...names: K[]) =>
  yup
    .object(Object.fromEntries(names.map(name => [name, text])))
    .noUnknown('${path} has ${unknown}, which does not exist');
const listOf = (each: yup.Schema) =>
  yup.array().of(each).strict().max(12, '${path} must have at most 12').required('${path} is missing');
const url = text.matches(
  /^(?:https?:\/\/|mailto:|\/(?!\/))/,
  '${path} must begin with https://, mailto: or /',
);

const schema = yup
  .object({
    figures: listOf(
      yup.object({ value: text, unit: yup.string().strict().defined('${path} is missing'), label: text }),
    ),
    cases: listOf(texts('quote', 'name', 'role', 'company', 'result')),
    awards: listOf(texts('year', 'title', 'by')),
    contact: texts('email', 'phone', 'hours'),
    related: listOf(yup.object({ name: text, url })),
    imprint: listOf(text),
  })
  .noUnknown('there is no ${unknown}')
  .strict();

/**
 * What a `landing.json` says: figures, cases and awards, which are samples no more, how the operator is reached, related sites, and the
 * lines that the law wants.
 *
 * @throws Error whose message says what is wrong with it
 */
export function readLandingContent(json: string): LandingContent {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Error('is not valid JSON');
  }
  try {
    return {
      isSample: false,
      ...(schema.validateSync(given, { abortEarly: false }) as unknown as Omit<LandingContent, 'isSample'>),
    };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new Error(`is not as expected: ${error.errors.join('; ')}`, { cause: error });
  }
}
