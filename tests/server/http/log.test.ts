import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createApp } from '../../../server/api/app.ts';
import { describeFailure, type Failure } from '../../../server/core/failure.ts';
import { streamList, type ListContext } from '../../../server/core/list.ts';
import { reportPaths, studentInvitationPath } from '../../../src/domain/mailPaths.ts';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

test('a request is logged with time, method, route pattern, status and milliseconds, and nothing else', async () => {
  const world = await createWorld();
  const { owner, ...academy } = await world.academy();
  const student = await academy.student({ name: '김새봄' });
  world.log.length = 0;
  const params = { id: student.customerId };
  await owner.call(contract.students.one, { params });
  await owner.send(contract.students.list, { query: 'name=김새봄' });
  await owner.refused(contract.students.one, { params: { id: randomUUID() } });
  await owner.send(contract.session.passwordMatches, {
    body: { value: 'spring@example.com' },
    headers: { Origin: 'https://elsewhere.example' },
  });
  await owner.fetch(`${reportPaths.report}?code=a-secret-code`);
  await owner.fetch(`${apiBase}/no/such/${student.customerId}`);
  await owner.fetch(`/${student.customerId}?email=spring@example.com`);

  const route = (path: string) => apiBase + path;
  expect(world.log.map(line => [line.method, line.route, line.status])).toEqual([
    ['GET', route(contract.students.one.path), 200],
    ['GET', route(contract.students.list.path), expect.any(Number)],
    ['GET', route(contract.students.one.path), 404],
    ['POST', route(contract.session.passwordMatches.path), 403],
    ['GET', reportPaths.report, 404],
    ['GET', route('/*'), 404],
    ['GET', '/*', 404],
  ]);
  for (const { ms, ...line } of world.log) {
    expect(Object.keys(line).toSorted()).toEqual(['at', 'method', 'route', 'status']);
    expect([line.at, ms >= 0]).toEqual([world.clock().toISOString(), true]);
  }
});

const personal = /김새봄|spring@example\.com|010-1234-5678|\$1|insert into/i;

/** A failed query as the database's layer reports it, of a text with lines that look like those of a stack. */
function failedQuery() {
  const cause = Object.assign(new Error('Key (email)=(spring@example.com) is broken'), { code: '23514' });
  const note = '김새봄\n    at 010-1234-5678 (spring@example.com:1:1)';
  return new Error(`Failed query: insert into customers values ($1)\nparams: ${note}`, { cause });
}

test('a failure is described by location, name, code and stack, without the words of its error', () => {
  const described = describeFailure('students.create', failedQuery());
  expect(Object.keys(described)).toEqual(['event', 'where', 'name', 'code', 'stack']);
  expect(described).toMatchObject({
    event: 'failure',
    where: 'students.create',
    name: 'Error',
    code: '23514',
  });
  expect(described.stack[0]).toMatch(/^at failedQuery \(.*log\.test\.ts:\d+:\d+\)$/);
  expect(JSON.stringify(described)).not.toMatch(personal);
  expect(describeFailure('jobs', '김새봄')).toMatchObject({ where: 'jobs', name: 'Error' });
  expect(JSON.stringify(describeFailure('jobs', '김새봄'))).not.toMatch(personal);
});

test('a call and a page that fail are each one line without personal data, and so is their response', async () => {
  const world = await createWorld();
  const failures: Failure[] = [];
  const orm = new Proxy(world.database.orm, {
    get() {
      throw failedQuery();
    },
  });
  const { log: _, ...services } = world;
  const app = createApp({
    ...services,
    database: { ...world.database, orm },
    onFailure: failure => void failures.push(failure),
  });
  const get = async (path: string) => {
    const answer = await app.fetch(new Request(`http://console.test${path}`, { headers: { Cookie: 'a=b' } }));
    return [answer.status, await answer.text()] as const;
  };
  for (const path of [`${reportPaths.report}?code=secret`, `${studentInvitationPath}?code=secret`]) {
    const [status, text] = await get(path);
    if (status === 200) continue;
    expect([status, JSON.parse(text)]).toMatchObject([500, { code: 'INTERNAL' }]);
    expect(text).not.toMatch(personal);
  }
  expect(failures.map(({ where }) => where)).toContain(reportPaths.report);
  expect(JSON.stringify(failures)).not.toMatch(personal);
});

test('an export that fails after it has begun reports it, and says none of it in the response', async () => {
  const errors: unknown[] = [];
  const source = {
    count: async () => 1,
    ids: async () => ['an id'],
    load: async () => Promise.reject(failedQuery()),
  };
  const answer = await streamList({} as ListContext<unknown>, source, {
    onError: error => errors.push(error),
  });
  await expect(answer.text()).rejects.toThrow(/^INTERNAL$/);
  expect(errors).toHaveLength(1);
});
