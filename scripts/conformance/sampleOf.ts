import type * as yup from 'yup';

/** A well-formed id that does not exist. */
export const unknownId = '00000000-0000-7000-8000-000000000000';

/** What a text may be to please its rules; the first that does is taken. */
const texts = [
  'Conformance',
  unknownId,
  'conformance@conformance.example',
  '2030-01-01',
  '2030-01-01T00:00:00Z',
  '01012345678',
  '1234567890',
  '123456',
  'Abcd1234',
  'conformance-1',
  '09:00:00',
  '#3355AA',
  'FREE',
  'https://conformance.example',
  'conformance.example',
  '-',
  '',
];
const numbers = [0, 1, 2, 10, 50, 100, 400];

interface Parts {
  fields?: Record<string, yup.Schema>;
  innerType?: yup.Schema;
}

/**
 * A value that a schema of the contract takes: the fewest fields, and of each the first of a few candidates that passes.
 *
 * @throws Error when none does.
 */
export function sampleOf(schema: yup.Schema): unknown {
  const found = candidatesOf(schema).find(candidate => schema.isValidSync(candidate, { strict: true }));
  if (found === undefined) throw new Error(`No sample is known for a ${schema.type} of the contract.`);
  return found;
}

function candidatesOf(schema: yup.Schema): unknown[] {
  const { fields = {}, innerType } = schema as unknown as Parts;
  if (schema.isValidSync(null, { strict: true })) return [null];
  if (schema.type === 'object')
    return [Object.fromEntries(neededOf(fields).map(([name, field]) => [name, sampleOf(field)]))];
  if (schema.type === 'array') return [[], ...(innerType ? [[sampleOf(innerType)]] : [])];
  if (schema.type === 'boolean') return [false, true];
  if (schema.type === 'number') return numbers;
  if (schema.type === 'string') {
    const { oneOf, meta } = schema.describe() as { oneOf: unknown[]; meta?: { kind?: string } };
    return meta?.kind === 'id' ? [unknownId] : [...oneOf, ...texts];
  }
  return schema.type === 'lazy' ? texts : [{}];
}

const neededOf = (fields: Record<string, yup.Schema>) =>
  Object.entries(fields).filter(
    ([, field]) => field.spec?.default === undefined && !field.isValidSync(undefined, { strict: true }),
  );

/** The fields of a record that a body has, so that sending them changes nothing. */
export function unchangedBody(schema: yup.Schema, record: object): Record<string, unknown> {
  const { fields = {} } = schema as unknown as Parts;
  return Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(fields, name)));
}
