import type * as yup from 'yup';
import { entities } from './entities.ts';

/** JSON Schema, as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>;

type Described = yup.SchemaObjectDescription & {
  innerType?: yup.SchemaFieldDescription | yup.SchemaFieldDescription[];
  meta?: { format?: string; unit?: string };
};
type Test = { name?: string; params?: Record<string, unknown> };

const limit = (tests: Test[], name: string, param: string) =>
  tests.find(test => test.name === name)?.params?.[param] as number | undefined;

/**
 * What a yup schema says, as JSON Schema. Transformations are left out: the server takes a body literally, and what a
 * query's text becomes is said by its type.
 *
 * @throws Error for a rule that JSON Schema has no word for, so that the document never says less in silence.
 */
export function toJsonSchema(schema: yup.Schema): JsonSchema {
  const documented = (schema.spec.meta as { documents?: yup.Schema } | undefined)?.documents ?? schema;
  const entity = entities.get(documented);
  return entity === undefined ? spelledOut(documented) : { $ref: `#/components/schemas/${entity}` };
}

/** The same for an entity itself, whose name the document gives to it. */
export function spelledOut(schema: yup.Schema): JsonSchema {
  if (schema.type === 'lazy') return fromLazy(schema);
  const described = schema.describe() as Described;
  const { nullable, oneOf, meta = {} } = described;
  const tests = described.tests as Test[];
  const own = ofType(schema, tests, meta.format);
  if (own === undefined) throw new Error(`JSON Schema has no word for yup's ${schema.type}.`);

  const values = oneOf.filter(value => value !== null);
  const defaultValue = schema.spec.default as unknown;
  return {
    ...own,
    ...(nullable && 'type' in own ? { type: [own.type, 'null'] } : {}),
    ...(values.length > 0 ? { enum: nullable ? [...values, null] : values } : {}),
    ...(typeof defaultValue === 'string' || typeof defaultValue === 'number'
      ? { default: defaultValue }
      : {}),
    ...(meta.unit ? { 'x-unit': meta.unit } : {}),
  };
}

function ofType(schema: yup.Schema, tests: Test[], format: string | undefined): JsonSchema | undefined {
  if (schema.type === 'string') return ofString(schema, tests, format);
  if (schema.type === 'number') return ofNumber(tests);
  if (schema.type === 'boolean') return { type: 'boolean' };
  if (schema.type === 'array') return ofArray(schema as yup.ArraySchema<unknown[], yup.AnyObject>, tests);
  if (schema.type === 'object') return ofObject(schema as yup.ObjectSchema<yup.AnyObject>, tests);
  return schema.type === 'mixed' ? { type: 'object' } : undefined;
}

/** A field that is checked in one way when it is empty and in another when it is not. */
function fromLazy(schema: yup.Schema): JsonSchema {
  const resolve = (value: unknown) =>
    toJsonSchema((schema as unknown as yup.Lazy<unknown>).resolve({ value }) as yup.Schema);
  return { anyOf: [{ const: '' }, resolve('something')] };
}

function ofString(schema: yup.Schema, tests: Test[], format: string | undefined): JsonSchema {
  const known = [
    'email',
    'matches',
    'uuid',
    'min',
    'max',
    'length',
    'required',
    'date',
    'timeZone',
    'lowercase',
    'trim',
    // JSON Schema compares no fields with each other.
    'dayOrder',
    'mostDays',
  ];
  refuseOthers(tests, known);
  const isUuid = tests.some(test => test.name === 'uuid');
  const patterns = tests
    .filter(test => test.name === 'matches')
    .map(test => patternOf(test.params?.regex as RegExp, schema));
  const exact = limit(tests, 'length', 'length');
  const isChoice = schema.describe().oneOf.length > 0;
  const min =
    limit(tests, 'min', 'min') ?? exact ?? (tests.some(test => test.name === 'required') ? 1 : undefined);
  const max = limit(tests, 'max', 'max') ?? exact;
  return {
    type: 'string',
    ...(isUuid ? { format: 'uuid' } : format ? { format } : {}),
    ...(min === undefined || isChoice || allowsEmpty(schema) ? {} : { minLength: min }),
    ...(max === undefined ? {} : { maxLength: max }),
    ...(patterns.length === 1 ? { pattern: patterns[0] } : {}),
    ...(patterns.length > 1 ? { allOf: patterns.map(pattern => ({ pattern })) } : {}),
  };
}

const allowsEmpty = (schema: yup.Schema) => schema.isValidSync('', { strict: true });

/** JSON Schema's patterns have no flags but `u`, and know no exception for the empty text. */
function patternOf(regex: RegExp, schema: yup.Schema): string {
  if (/[^u]/.test(regex.flags))
    throw new Error(`A pattern with the flags ${regex.flags} cannot be said: ${regex.source}`);
  return allowsEmpty(schema) && !regex.test('') ? `^$|${regex.source}` : regex.source;
}

function ofNumber(tests: Test[]): JsonSchema {
  refuseOthers(tests, ['min', 'max', 'integer', 'required']);
  const min = limit(tests, 'min', 'min');
  const max = limit(tests, 'max', 'max');
  return {
    type: tests.some(test => test.name === 'integer') ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  };
}

function ofArray(schema: yup.ArraySchema<unknown[], yup.AnyObject>, tests: Test[]): JsonSchema {
  refuseOthers(tests, ['min', 'max', 'required']);
  const min = limit(tests, 'min', 'min');
  const max = limit(tests, 'max', 'max');
  return {
    type: 'array',
    items: toJsonSchema(schema.innerType as unknown as yup.Schema),
    ...(min === undefined ? {} : { minItems: min }),
    ...(max === undefined ? {} : { maxItems: max }),
  };
}

function ofObject(schema: yup.ObjectSchema<yup.AnyObject>, tests: Test[]): JsonSchema {
  refuseOthers(tests, ['noUnknown', 'required']);
  const fields = Object.entries(schema.fields as Record<string, yup.Schema>);
  const isStrict = tests.some(test => test.name === 'noUnknown');
  if (fields.length === 0 && !isStrict) return { type: 'object' };
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, toJsonSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
    ...(isStrict ? { additionalProperties: false } : {}),
  };
}

/** Whether a field has to be there. */
export const isRequired = (field: yup.Schema) =>
  field.type === 'lazy' ? !field.isValidSync(undefined, { strict: true }) : !field.spec.optional;

function refuseOthers(tests: Test[], known: string[]): void {
  const other = tests.find(test => !known.includes(test.name ?? ''));
  if (other) throw new Error(`JSON Schema has no word for the rule ${other.name ?? 'without a name'}.`);
}
