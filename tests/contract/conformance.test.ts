import { expect, test } from 'vitest';
import { baseOf, isTriable } from '../../scripts/conformance/changes.ts';
import { readOptions, UsageError } from '../../scripts/conformance/options.ts';
import { sourceOf } from '../../scripts/conformance/records.ts';
import { sampleOf } from '../../scripts/conformance/sampleOf.ts';
import { extraCalls, mailTrials, trials } from '../../scripts/conformance/trials.ts';
import { skippedCalls } from '../../scripts/conformance/skippedCalls.ts';
import { paramsIn } from '../../src/contract/call.ts';
import { calls } from '../../src/contract/index.ts';

test.each(calls.filter(([, { body, query }]) => body || query))(
  'the kit has a sample for %s',
  (_, { body, query }) => {
    for (const schema of [body, query])
      if (schema) expect(schema.isValidSync(sampleOf(schema), { strict: true })).toBe(true);
  },
);

test('every call that changes something is tried, or says why not', () => {
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

const asked: string[] = [];
const read = (args: string[], environment: Record<string, string> = {}) =>
  readOptions(args, environment, async question => {
    asked.push(question);
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
  expect(asked).toEqual([]);
  expect((await read(people)).people.owner.password).toBe('typed1234');
  expect(asked).toEqual(['Password of owner@a.example: ', 'Password of x@a.example: ']);
});

test.each([
  [['--user', 'a@b.example', '--password', 'x'], '--url'],
  [['--url', 'ftp://host', '--user', 'a@b.example', '--password', 'x'], '--url'],
  [['--url', 'https://host'], '--user'],
  [['--url', 'https://host', '--user', 'a@b.example', '--password', 'x', '--header', 'nonsense'], '--header'],
  [['--nonsense'], '--nonsense'],
])('%j is refused with a word about %s', async (args, word) => {
  const refused = await read(args).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect((refused as Error).message).toContain(word);
});
