import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as yup from 'yup';
import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/index.ts';
import { anyParams } from '../../support/anyParams.ts';
import { whoMay } from '../../support/whoMay.ts';
import { createWorld } from '../../support/world.ts';

const reads = calls.filter(([, call]) => call.method === 'GET');
const fieldsOf = (schema: yup.Schema | undefined) =>
  Object.keys((schema as yup.ObjectSchema<object> | undefined)?.fields ?? {});

/** What breaks programs: of the wrong kind, too large, too long, of other alphabets, and of other languages' making. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e300',
    '9007199254740993',
    'NaN',
    'null',
    'true',
    '\0',
    'a\0b',
    '\uD800',
    '%',
    "'; DROP TABLE customers; --",
    '${jndi:ldap://x}',
    '2026-02-30',
    '+010000-01-01',
    '0000-00-00',
    '../../etc/passwd',
    '한'.repeat(300),
    '👩‍👩‍👧‍👦',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const values = fc.oneof(
  texts,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, Number.MAX_SAFE_INTEGER + 2, [], {}, [null], [[]], {
    a: { b: [] },
  }),
);

/** For each call; more by hand. */
const numRuns = Number(process.env.RUNS ?? 8);
/** Server errors would be noise, which fails the test with its cause; what is refused is refused in so many words. */
const usual = (status: number) => status < 500;

test('no query makes a call fail', async () => {
  const may = await whoMay(await createWorld());
  const ask = async (call: Call, query: Record<string, string>, id: string) => {
    const { status } = await may(call).send(call, { params: anyParams(call.path, id), query });
    expect(usual(status)).toBe(true);
  };
  for (const [, call] of reads) {
    const fields = fieldsOf(call.query);
    const queries =
      fields.length === 0
        ? fc.constant({})
        : fc.dictionary(fc.constantFrom(...fields), texts, { maxKeys: 4 });
    const ids = texts.filter(text => !/^\.{0,2}$|\//.test(text) && !/\p{Cs}/u.test(text));
    await fc.assert(
      fc.asyncProperty(queries, ids, (query, id) => ask(call, query, id)),
      { numRuns },
    );
  }
});

test('no body makes a call fail', async () => {
  const may = await whoMay(await createWorld());
  for (const [, call] of calls.filter(([, { body }]) => body !== undefined)) {
    const bodies = fc.dictionary(fc.constantFrom('data', ...fieldsOf(call.body)), values, { maxKeys: 20 });
    await fc.assert(
      fc.asyncProperty(bodies, async body => {
        const { status } = await may(call).send(call, { params: anyParams(call.path), body, version: 1 });
        expect(usual(status)).toBe(true);
      }),
      { numRuns },
    );
  }
});
