import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paramsIn } from '../../src/contract/call.ts';
import { calls, type CallName } from '../../src/contract/index.ts';
import { problems } from '../../src/contract/problems.ts';

type Responses = Record<string, { $ref: string }>;
interface Shared {
  content: Record<string, { schema: { allOf: [object, { properties: { code: { enum: string[] } } }] } }>;
}

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
  components: { responses: Record<string, Shared> };
};
const responses = new Map(
  Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .map(each => [each.operationId, each.responses]),
);
const refusalsIn = (name: CallName) =>
  Object.keys(responses.get(name)!)
    .map(Number)
    .filter(status => status >= 400);

/** What each row's properties mean for the statuses that it lists. */
test.each(calls)('%s lists the refusals that its row makes possible', (name, call) => {
  const isWrite = call.method !== 'GET';
  const needsSession = call.access !== 'everyone';
  const named = (call.refuses ?? []).map(code => problems[code][0] as number);
  const expected: Record<number, boolean> = {
    400: true,
    // Also an API key where none is taken.
    401: true,
    403: true,
    404: paramsIn(call.path).length > 0 || (needsSession && Boolean(call.body ?? call.query)),
    409: isWrite,
    412: call.versioned === true,
    413: isWrite,
    415: call.body !== undefined || (['image', 'file'].includes(call.binary ?? '') && isWrite),
    422: call.streams === true,
    428: call.versioned === true,
    429: call.rate !== undefined || call.scope !== undefined,
    500: true,
    503: true,
  };
  const statuses = Object.keys(expected).map(Number);
  expect(refusalsIn(name)).toEqual(statuses.filter(each => expected[each] || named.includes(each)));
});

test.each(calls)('the refusals of %s are shared responses of their status', (name, call) => {
  const { default: other, ...byStatus } = responses.get(name)!;
  expect(other).toEqual({ $ref: '#/components/responses/Problem' });
  for (const status of refusalsIn(name))
    expect(byStatus[status]).toEqual({ $ref: `#/components/responses/Problem${status}` });
  for (const code of call.refuses ?? []) expect(refusalsIn(name)).toContain(problems[code][0]);
});

test('a shared response names the problem codes of its status, and is a problem', () => {
  const { Problem: _, ...byStatus } = document.components.responses;
  for (const [name, { content }] of Object.entries(byStatus)) {
    expect(Object.keys(content)).toEqual(['application/problem+json']);
    const { allOf } = content['application/problem+json']!.schema;
    expect(allOf[0]).toEqual({ $ref: '#/components/schemas/Problem' });
    const codes = Object.entries(problems).filter(([, [status]]) => name === `Problem${status}`);
    expect(allOf[1].properties.code.enum).toEqual(codes.map(([code]) => code));
    expect(codes.length).toBeGreaterThan(0);
  }
});

test('refusals that the rest of a row does not imply are listed too', () => {
  expect(refusalsIn('auth.login')).toContain(401);
  expect(refusalsIn('auth.requestReset')).toContain(404);
  expect(refusalsIn('templates.create')).toContain(422);
  expect(refusalsIn('session.startTwoFactor')).toContain(429);
});
