import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { baseOf, isTriable } from '../../scripts/conformance/changes.ts';
import { readOptions, usage, UsageError } from '../../scripts/conformance/options.ts';
import { sourceOf } from '../../scripts/conformance/records.ts';
import { sampleOf } from '../../scripts/conformance/sampleOf.ts';
import { levelReports, levelWords } from '../../scripts/conformance/levelReports.ts';
import { isWanted, levelOf, levels } from '../../scripts/conformance/levels.ts';
import type { Check, Report } from '../../scripts/conformance/report.ts';
import { summaryLines } from '../../scripts/conformance/terminal.ts';
import { toJunit } from '../../scripts/conformance/toJunit.ts';
import { extraCalls } from '../../scripts/conformance/extraCalls.ts';
import { mailTrials } from '../../scripts/conformance/mailTrials.ts';
import { trials } from '../../scripts/conformance/trials.ts';
import { skippedCalls } from '../../scripts/conformance/skippedCalls.ts';
import { paramsIn } from '../../src/contract/call.ts';
import { calls, type CallName } from '../../src/contract/index.ts';

test.each(calls.filter(([, { body, query }]) => body || query))(
  'the kit has a sample for %s',
  (_, { body, query }) => {
    for (const schema of [body, query])
      if (schema) expect(schema.isValidSync(sampleOf(schema), { strict: true })).toBe(true);
  },
);

test('every call that changes something is tried, or has a reason not to be', () => {
  const unsaid = calls
    .filter(([, call]) => call.method !== 'GET' && !isTriable(call))
    .filter(([name, call]) => !(call.versioned && baseOf(name) !== undefined))
    .map(([name]) => name)
    .filter(name => !(name in trials) && !(name in skippedCalls) && !extraCalls.includes(name));
  expect(unsaid).toEqual([]);
  expect(Object.keys(mailTrials).filter(name => !(name in skippedCalls))).toEqual([]);
});

test('the records of every path are known', () => {
  const unknown = calls
    .filter(([, { method, path }]) => method === 'GET' && paramsIn(path).length > 0)
    .filter(([, call]) => sourceOf(call) === undefined)
    .map(([name]) => name);
  expect(unknown).toEqual([]);
});

const requested: string[] = [];
const read = (args: string[], environment: Record<string, string> = {}) =>
  readOptions(args, environment, async question => {
    requested.push(question);
    return 'typed1234';
  });
const people = [
  '--url',
  'https://host.example/console',
  '--user',
  'Owner@A.example',
  '--admin',
  'x@a.example',
];

test('passwords come from the environment, a person’s own first, and are prompted for otherwise', async () => {
  const given = await read(people, {
    CONFORMANCE_PASSWORD: 'all12345',
    CONFORMANCE_ADMIN_PASSWORD: 'one12345',
  });
  expect(given).toMatchObject({
    url: 'https://host.example',
    origin: 'https://host.example',
    people: {
      owner: { email: 'owner@a.example', password: 'all12345' },
      admin: { email: 'x@a.example', password: 'one12345' },
    },
    readOnly: false,
    reportFile: 'conformance.html',
  });
  expect(requested).toEqual([]);
  expect((await read(people)).people.owner.password).toBe('typed1234');
  expect(requested).toEqual(['Password of owner@a.example: ', 'Password of x@a.example: ']);
});

test('levels and the files of reports are options', async () => {
  const given = await read([
    ...people,
    '--password=x',
    '--levels=sign-in,room-service',
    '--junit=conformance.xml',
  ]);
  expect(given).toMatchObject({ levels: ['sign-in', 'room-service'], junitFile: 'conformance.xml' });
});

test('every call has a level, and a run checks the levels that it was asked for', () => {
  const of = (wanted: (typeof levels)[number]) =>
    calls.filter(([name, call]) => isWanted({ levels: [wanted] }, name, call)).map(([name]) => name);
  expect(of('sign-in')).toEqual(
    expect.arrayContaining(['auth.login', 'session.me', 'session.sessions', 'session.signIns']),
  );
  expect(of('lists')).toContain('students.list');
  expect(of('writes')).toContain('students.create');
  expect(of('live')).toEqual([
    'session.events',
    'session.alerts',
    'rooms.roomUsers',
    'study.live',
    'study.liveCount',
  ]);
  expect(new Set(of('room-service').map(name => name.split('.')[0]))).toEqual(
    new Set(['billing', 'webhooks', 'apiKeys', 'roomService', 'admin']),
  );
  expect(levels.flatMap(of).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  const [[name, call]] = calls.filter(([each]) => each === 'students.list') as [(typeof calls)[number]];
  expect(isWanted({ only: ['students'], levels: ['writes'] }, name, call)).toBe(false);
});

const anExchange = { exchange: 'GET /a → 500', status: 500 };
const reportOf = (...of: [name: CallName, checks: Check[]][]): Report => ({
  url: 'https://host.example',
  startedAt: new Date('2026-03-02T00:00:00Z'),
  milliseconds: 1_500,
  readOnly: false,
  people: [],
  calls: of.map(([name, checks]) => {
    const call = calls.find(([each]) => each === name)![1];
    return { name, method: call.method, path: call.path, access: 'x', level: levelOf(call), checks };
  }),
  left: [],
  notes: [],
});
const mixed = reportOf(
  ['auth.login', [{ title: 'signs in', result: 'passed', reasons: [] }]],
  [
    'students.list',
    [
      {
        title: 'answers <right>',
        result: 'failed',
        reasons: ['It is "wrong" & \u0007 late.'],
        ...anExchange,
      },
      { title: 'pages', result: 'unchecked', reasons: ['Nothing is there.'] },
    ],
  ],
  ['students.create', [{ title: 'creates', result: 'failed', reasons: ['No.'], exchange: '', status: 404 }]],
  ['session.events', []],
);

test('each level has its own result', () => {
  expect(levelReports(mixed.calls).map(of => [of.level, levelWords(of)])).toEqual([
    ['sign-in', 'conforms'],
    ['lists', '1 of 1 calls wrong'],
    ['writes', 'not built'],
    ['live', 'not checked'],
  ]);
  const summary = summaryLines(mixed);
  expect(summary).toContain('✗ lists        1 of 1 calls wrong');
  expect(summary).toContain('· writes       not built');
});

test('JUnit has a suite for each level and a test for each check, and is XML whatever is in it', () => {
  const xml = toJunit(mixed);
  expect(xml).toContain('tests="4" failures="1" errors="0" skipped="2" time="1.500"');
  expect(xml).toContain('<testsuite name="lists" tests="2" failures="1" errors="0" skipped="1"');
  expect(xml).toContain(
    '<testcase classname="students.list" name="answers &#60;right&#62;"><failure message="It is &#34;wrong&#34; &#38; ? late.">GET /a → 500</failure></testcase>',
  );
  expect(xml).toContain('name="is built"><skipped message="POST /customers/students is not built."/>');
});

test.each([
  [['--user', 'a@b.example', '--password', 'x'], '--url'],
  [['--url', 'ftp://host', '--user', 'a@b.example', '--password', 'x'], '--url'],
  [['--url', 'https://host'], '--user'],
  [['--url', 'https://host', '--user', 'a@b.example', '--password', 'x', '--header', 'nonsense'], '--header'],
  [
    ['--url', 'https://host', '--user', 'a@b.example', '--password', 'x', '--levels', 'lists,nonsense'],
    'nonsense',
  ],
  [['--nonsense'], '--nonsense'],
])('%j is rejected with a message about %s', async (args, word) => {
  const refused = await read(args).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect((refused as Error).message).toContain(word);
});

test('the guide has every option and level', () => {
  const guide = readFileSync('docs/conformance.md', 'utf8');
  const options = [...usage.matchAll(/^ {2}(--[\w-]+)/gm)].map(match => match[1]!);
  expect(options.length).toBeGreaterThan(10);
  expect(
    [...options, ...levels.map(level => `| \`${level}\``)].filter(word => !guide.includes(word)),
  ).toEqual([]);
});
