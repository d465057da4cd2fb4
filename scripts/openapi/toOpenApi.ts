import type * as yup from 'yup';
import { paramsIn, successStatus, type Call } from '../../src/contract/call.ts';
import { apiBase, calls } from '../../src/contract/index.ts';
import { writes } from '../../src/domain/mayCall.ts';
import { problems } from '../../src/contract/problems.ts';
import { fileTypes } from '../../src/domain/fileTypes.ts';
import { answerOf } from './answerOf.ts';
import { bodyContent } from './bodyContent.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import { entities } from './entities.ts';
import { refusalName, refusalResponses } from './refusalResponses.ts';
import { refusalsOf } from './refusalsOf.ts';
import { isRequired, spelledOut, toJsonSchema, type JsonSchema } from './toJsonSchema.ts';
import { webhookOperations } from './webhookOperations.ts';

/** The whole contract as an OpenAPI 3.1 document. */
export function toOpenApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of calls) {
    const path = (call.atRoot ? '' : apiBase) + call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  const statuses = [...new Set(calls.flatMap(([, call]) => refusalsOf(call)))].toSorted((a, b) => a - b);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Studyroom Console API',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Made of the contract tables (`src/contract`) by `npm run openapi`. `x-access` says who may make a call: `everyone`, `signedIn`, `academy` (an academy’s administrators), `owner`, `superAdmin`, `apiKey` (a program with a key that has `x-scope`), a permission, or any one of several. `x-writes` marks calls that change something of the academy: observers are rejected, whatever their permissions. `x-added` marks calls beyond the specification.',
    },
    servers: [{ url: '/', description: 'The host that serves the console' }],
    security: [{ session: [] }],
    tags: [...new Set(calls.map(([name]) => name.split('.')[0]!))].map(name => ({ name })),
    paths,
    webhooks: webhookOperations(),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Given by signing in; `__Host-session` where the console is served by HTTPS.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key, which owners and super administrators create (`srk_…`); `x-scope` is what it needs.',
        },
      },
      schemas: {
        Problem: problemSchema,
        ...Object.fromEntries(
          [...entities].map(([schema, name]) => [name, spelledOut(schema as yup.Schema)]),
        ),
      },
      responses: { Problem: problemResponse, ...refusalResponses(statuses) },
    },
  };
}

function operation(name: string, call: Call) {
  const status = successStatus(call);
  const description = (descriptions as Record<string, string>)[name]!;
  // Viewers list operations by their summary.
  const [summary = ''] = description.split(/\.(?: |$)/);
  const responses = Object.fromEntries([
    [status, { description: status === 204 ? 'Done' : 'The answer', ...answerOf(call) }],
    ...refusalsOf(call).map(each => [each, { $ref: `#/components/responses/${refusalName(each)}` }]),
    ['default', { $ref: '#/components/responses/Problem' }],
  ]) as Record<string, unknown>;
  const parameters = parametersOf(call);
  const requestBody = bodyOf(call);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    ...(description === `${summary}.` ? {} : { description }),
    ...(call.access === 'everyone' ? { security: [] } : {}),
    ...(call.access === 'apiKey' ? { security: [{ apiKey: [] }] } : {}),
    'x-access': call.access,
    ...(call.scope ? { 'x-scope': call.scope } : {}),
    ...(writes(call) ? { 'x-writes': true } : {}),
    ...(call.added ? { 'x-added': true } : {}),
    ...(call.rate ? { 'x-rate-limit': call.rate } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses,
  };
}

const header = (name: string, schema: JsonSchema, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  schema,
  description,
});

function parametersOf(call: Call) {
  const fields = Object.entries(
    (call.query as yup.ObjectSchema<yup.AnyObject> | undefined)?.fields ?? {},
  ) as [string, yup.Schema][];
  return [
    ...paramsIn(call.path).map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...fields.map(([name, field]) => ({
      name,
      in: 'query',
      required: isRequired(field) && field.spec.default === undefined,
      schema: toJsonSchema(field),
    })),
    ...(call.method === 'GET' || call.access === 'apiKey'
      ? []
      : [
          header(
            'X-Requested-With',
            { const: 'studyroom-console' },
            true,
            'Other sites cannot send it; `Origin` must be ours besides.',
          ),
        ]),
    ...(call.versioned
      ? [
          header(
            'If-Match',
            { type: 'string', pattern: '^"\\d+"$' },
            true,
            'The version that the change was made on.',
          ),
        ]
      : []),
    ...(call.idempotent
      ? [
          header(
            'Idempotency-Key',
            { type: 'string', pattern: '^[\\w-]{8,100}$' },
            false,
            'Makes a creation repeatable: a second try gets the answer of the first.',
          ),
        ]
      : []),
  ];
}

function bodyOf(call: Call) {
  if (call.body) return { required: true, content: bodyContent(call, call.body) };
  const taken =
    call.method === 'GET' ? undefined : { image: imageTypes, file: fileTypes }[String(call.binary)];
  if (taken) return { required: true, content: Object.fromEntries(taken.map(type => [type, {}])) };
  return undefined;
}

const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];

const problemSchema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', enum: Object.keys(problems) },
    message: { type: 'string' },
    fieldErrors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A field’s path to the key of its message.',
    },
    details: {
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description: 'Figures for the words of the message.',
    },
    current: { description: 'With 412: the record as it is now.' },
  },
  additionalProperties: false,
};

const problemResponse = {
  description: 'A refusal, with a code that the console has words for',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
