import { afterEach, expect, inject, test as either, vi } from 'vitest';
import { conform } from '../../../scripts/conformance/conform.ts';
import { serveBackend, type Tamper } from '../../support/servedBackend.ts';

// Hundreds of requests, one after the other.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What a backend is broken by has nothing to do with its database. */
const test = either.runIf(inject('database').kind === 'pglite');

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The kit's findings for a backend with corrupted responses: each call with the reason. */
async function against(tamper: Tamper, only: string[]) {
  const backend = await serveBackend(tamper);
  closing.push(backend.close);
  const { calls } = await conform({ ...backend.options, only }, () => undefined);
  return calls.flatMap(({ name, checks }) =>
    checks.filter(({ result }) => result === 'failed').map(({ reasons }) => `${name}: ${reasons.join(' ')}`),
  );
}

const pathOf = (request: Request) => new URL(request.url).pathname;
const again = (
  answer: Response,
  body: string | null,
  changes: { status?: number; headers?: object } = {},
) => {
  const headers = new Headers(answer.headers);
  headers.delete('Content-Length');
  for (const [name, value] of Object.entries(changes.headers ?? {})) headers.set(name, String(value));
  return new Response(body, { status: changes.status ?? answer.status, headers });
};
const isJson = (answer: Response) =>
  answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;

test('a field that is missing is caught', async () => {
  const faults = await against(
    async (_, answer) =>
      isJson(answer) ? again(answer, (await answer.text()).replaceAll('"memo":', '"note":')) : answer,
    ['students.one'],
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('memo is not what the contract says (it is missing).');
  expect(faults[0]).toContain('fields that the contract does not know: note');
});

test('a wrong value is named with what it is and should be, in words and not by a key', async () => {
  const faults = await against(
    async (_, answer) =>
      isJson(answer)
        ? again(
            answer,
            (await answer.text())
              .replace(/"memo":"[^"]*"/, '"memo":7')
              .replace(/"accountStatus":"[A-Z]+"/, '"accountStatus":"ASLEEP"'),
          )
        : answer,
    ['students.one'],
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(
    'memo is not what the contract says (it is of type number and should be of type string).',
  );
  expect(faults[0]).toMatch(
    /accountStatus is not what the contract says \(it is "ASLEEP" and should be one of .*ACTIVE/,
  );
  expect(faults[0]).not.toContain('validation.');
});

test('a success where there should be a refusal is caught', async () => {
  const faults = await against(
    (_, answer) =>
      answer.status === 403
        ? again(answer, '{}', { status: 200, headers: { 'Content-Type': 'application/json' } })
        : answer,
    ['managers.list'],
  );
  expect(faults).toEqual([
    'managers.list: The status is 200 and should be 403.',
    'managers.list: The status is 200 and should be 403.',
    'managers.list: The status is 200 and should be 403.',
  ]);
});

test('a wrong content type is caught, of answers and of refusals', async () => {
  const faults = await against(
    async (request, answer) =>
      pathOf(request).includes('/auth/')
        ? answer
        : again(answer, await answer.text(), { headers: { 'Content-Type': 'text/html' } }),
    ['rooms.activeOne'],
  );
  for (const wanted of ['application/problem+json', 'application/json'])
    expect(faults).toContain(`rooms.activeOne: The content type is text/html and should be ${wanted}.`);
});

test('an unknown field that is taken is caught', async () => {
  const faults = await against(
    (request, answer) =>
      answer.status === 400 && new URL(request.url).searchParams.has('no-such-field')
        ? again(answer, '{}', { status: 200, headers: { 'Content-Type': 'application/json' } })
        : answer,
    ['groups.one'],
  );
  expect(faults).toContain('groups.one: The status is 200 and should be 400.');
});

test('an id of another academy that gets another response than an unknown one is reported', async () => {
  const unknown = '00000000-0000-7000-8000-000000000000';
  const faults = await against(
    async (request, answer) =>
      answer.status === 404 && !request.url.includes(unknown)
        ? again(answer, (await answer.text()).replace('This does not exist', 'That does not exist'))
        : answer,
    ['students.one'],
  );
  expect(faults).toEqual(['students.one: An unknown id is answered in other words.']);
});

test('a stale change that is taken, and a creation that is made twice, are caught', async () => {
  const faults = await against(
    async (request, answer) => {
      if (answer.status === 412)
        return again(answer, '{}', { status: 200, headers: { 'Content-Type': 'application/json' } });
      const isCreation = request.method === 'POST' && pathOf(request).endsWith('/customers/students');
      return isCreation && answer.status === 201
        ? again(
            answer,
            (await answer.text()).replace(
              /"customerId":"[^"]{8}/,
              `"customerId":"${Math.random().toString(16).slice(2, 10).padEnd(8, '0')}`,
            ),
          )
        : answer;
    },
    ['students.create', 'students.update', 'groups.update'],
  );
  expect(faults).toContain('groups.update: The status is 200 and should be 412.');
  expect(faults).toContain('students.create: The answer is another one.');
});

test('an export with another number than it declares is caught', async () => {
  const faults = await against(
    async (_, answer) =>
      answer.headers.has('X-Total-Count')
        ? again(answer, await answer.text(), { headers: { 'X-Total-Count': 99 } })
        : answer,
    ['students.list'],
  );
  expect(faults).toEqual(['students.list: X-Total-Count is 99; 1 records came.']);
});
