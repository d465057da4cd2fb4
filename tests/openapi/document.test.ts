import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import * as yup from 'yup';
import { toJsonSchema } from '../../scripts/openapi/toJsonSchema.ts';
import { toOpenApi } from '../../scripts/openapi/toOpenApi.ts';
import { paramsIn, successStatus } from '../../src/contract/call.ts';
import { calls } from '../../src/contract/index.ts';
import { itemOf } from '../../scripts/support/itemOf.ts';
import { rules } from '../../src/domain/rules.ts';
import { choice, maybe, shape } from '../../src/domain/entities/fields.ts';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required: boolean;
}
interface Operation {
  summary?: string;
  description?: string;
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Json;
  responses: Json;
  security?: [];
}

const committed = readFileSync('docs/openapi.json', 'utf8');
const document = JSON.parse(committed) as ReturnType<typeof toOpenApi>;
const operations = new Map(
  Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      { path, method, operation },
    ]),
  ),
);

/** Every object within a value, with where it is. */
function* objectsIn(value: unknown, at = '#'): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Json];
  for (const [key, each] of Object.entries(value)) yield* objectsIn(each, `${at}/${key}`);
}

test('the committed document is what the contract makes (npm run openapi)', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(document).toEqual(JSON.parse(JSON.stringify(toOpenApi(version))));
  expect(committed.endsWith('}\n')).toBe(true);
});

test('it has one operation for each call, and no other', () => {
  expect([...operations.keys()].toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

test.each(calls)('the operation of %s matches its row [S3.2]', (name, call) => {
  const { path, method, operation } = operations.get(name)!;
  const parameters = operation.parameters ?? [];
  const names = (place: string) => parameters.filter(each => each.in === place).map(each => each.name);
  expect(method.toUpperCase()).toBe(call.method);
  expect([...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])).toEqual(paramsIn(call.path));
  expect(names('path')).toEqual(paramsIn(call.path));
  expect(names('query')).toEqual(
    Object.keys((call.query as yup.ObjectSchema<object> | undefined)?.fields ?? {}),
  );
  // Only browsers can be made to send something: what has a key needs no proof of where it comes from.
  expect(names('header').includes('X-Requested-With')).toBe(
    call.method !== 'GET' && call.access !== 'apiKey',
  );
  expect(names('header').includes('If-Match')).toBe(call.versioned === true);
  expect(names('header').includes('Idempotency-Key')).toBe(call.idempotent === true);
  expect(operation.requestBody !== undefined).toBe(
    call.body !== undefined || (call.binary !== undefined && call.method !== 'GET'),
  );
  expect(Object.keys(operation.responses)).toContain(String(successStatus(call)));
  expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Problem' });
  const security: Partial<Record<string, object>> = { everyone: [], apiKey: [{ apiKey: [] }] };
  expect(operation.security).toEqual(security[String(call.access)]);
});

/** The contents of a request or a response by their media types. */
const contentsOf = (part: unknown) =>
  Object.entries(
    (part as { content?: Record<string, { schema?: Json; example?: unknown }> } | undefined)?.content ?? {},
  );

test('every call is described, and its body and answer have an example that passes their rules', () => {
  for (const [name, call] of calls) {
    const { operation } = operations.get(name)!;
    const { summary, description } = operation;
    expect(summary, name).toMatch(/^[A-Z].{10,}[^.]$/);
    // It says more, not the same again.
    if (description !== undefined) expect(description, name).toMatch(/^[A-Z].{10,}\. .+\.$/);
    for (const [schema, part] of [
      [call.body, operation.requestBody],
      [call.returns, operation.responses[successStatus(call)]],
    ] as const) {
      if (schema === undefined) continue;
      const [[, first]] = contentsOf(part) as [[string, { example?: unknown }]];
      expect(() => schema.validateSync(first.example, { strict: true }), name).not.toThrow();
    }
  }
});

test('every example is valid against the schema that is printed next to it, whatever its media type', () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(JSON.parse(committed) as Json, 'openapi');
  const resolved = (schema: Json) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')) as Json;
  let checked = 0;
  const lacking: string[] = [];
  const invalid: string[] = [];
  for (const [name, { operation }] of operations)
    for (const part of [operation.requestBody, ...Object.values(operation.responses)])
      for (const [type, { schema, example }] of contentsOf(part)) {
        if (type.startsWith('image/') || ['application/pdf', 'application/zip'].includes(type)) continue;
        if (example === undefined) lacking.push(`${name} ${type}`);
        else if (schema !== undefined && !ajv.validate(resolved(schema), example))
          invalid.push(`${name} ${type}: ${ajv.errorsText()}`);
        checked++;
      }
  expect({ lacking, invalid }).toEqual({ lacking: [], invalid: [] });
  expect(checked).toBeGreaterThan(calls.length);
});

test('the example of a streamed list is one of its records in a line', () => {
  const streamed = calls.filter(([, call]) => call.streams);
  for (const [name, call] of streamed) {
    const answer = operations.get(name)!.operation.responses[successStatus(call)];
    const example = String(new Map(contentsOf(answer)).get('application/x-ndjson')?.example);
    expect(example.endsWith('\n'), name).toBe(true);
    const record: unknown = JSON.parse(example);
    expect(() => itemOf(call.returns!).validateSync(record, { strict: true }), name).not.toThrow();
  }
});

test('every reference leads to something', () => {
  const broken = [...objectsIn(document)].filter(([, { $ref }]) => {
    if (typeof $ref !== 'string') return false;
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((found, key) => (found as Json | undefined)?.[key], document);
    return target === undefined;
  });
  expect(broken).toEqual([]);
});

test('every schema is one: known types, patterns that compile, required fields that exist', () => {
  const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
  for (const [at, each] of objectsIn(document)) {
    if (!/\/(?:schema|schemas|properties|items|anyOf|allOf)(?:\/|$)/.test(at) || at.endsWith('/properties'))
      continue;
    const { type, pattern, required, properties, items } = each;
    for (const one of [type ?? []].flat())
      expect({ at, known: types.includes(String(one)) }).toEqual({ at, known: true });
    if (typeof pattern === 'string') expect(() => new RegExp(pattern, 'u')).not.toThrow();
    if (Array.isArray(required))
      expect({
        at,
        left: required.filter(field => !Object.hasOwn(properties as Json, String(field))),
      }).toEqual({ at, left: [] });
    if (type === 'array') expect({ at, items: typeof items }).toEqual({ at, items: 'object' });
  }
});

test('no body takes unknown fields', () => {
  for (const [name, { operation }] of operations) {
    const schema = (operation.requestBody as { content?: Record<string, { schema?: Json }> } | undefined)
      ?.content?.['application/json']?.schema;
    if (schema === undefined || '$ref' in schema) continue;
    expect({ name, additional: schema.additionalProperties }).toEqual({ name, additional: false });
  }
});

test('rules become JSON Schema', () => {
  expect(toJsonSchema(rules.name.required())).toEqual({
    type: 'string',
    minLength: 2,
    maxLength: 25,
    pattern: '^[^\\p{Cc}]*$',
  });
  expect(toJsonSchema(rules.phone)).toEqual({ type: 'string', pattern: '^$|^\\d{10,15}$' });
  expect(toJsonSchema(maybe(choice(['A', 'B'])))).toEqual({
    type: ['string', 'null'],
    enum: ['A', 'B', null],
  });
  expect(toJsonSchema(yup.string().uuid().nullable())).toEqual({ type: ['string', 'null'], format: 'uuid' });
  expect(toJsonSchema(shape({ a: yup.number().integer().min(1), b: yup.boolean().required() }))).toEqual({
    type: 'object',
    properties: { a: { type: 'integer', minimum: 1 }, b: { type: 'boolean' } },
    required: ['b'],
    additionalProperties: false,
  });
});

test('a rule that JSON Schema cannot express is not left out silently', () => {
  expect(() => toJsonSchema(yup.string().test('odd', 'x', () => true))).toThrow('odd');
  expect(() => toJsonSchema(yup.string().matches(/a/i))).toThrow('flags');
});
