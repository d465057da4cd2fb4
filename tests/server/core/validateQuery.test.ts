import { expect, test } from 'vitest';
import { validateQuery } from '../../../server/core/validate.ts';
import { contract } from '../../../src/contract/index.ts';

const query = contract.students.list.query!;
const validated = (text: string) => validateQuery(query, new URLSearchParams(text));

test('a query that was asked before is the same one, and no handler can change it', () => {
  const first = validated('page=1&sort=name,asc&accountStatus=ACTIVE');
  expect(validated('page=1&sort=name,asc&accountStatus=ACTIVE')).toBe(first);
  expect(validated('page=2&sort=name,asc&accountStatus=ACTIVE')).toEqual({ ...first, page: 2 });
  expect(() => Object.assign(first, { page: 2 })).toThrow(TypeError);
  for (const list of [first.sort, first.accountStatus, first.registrationStatus])
    expect(() => (list as string[]).push('x')).toThrow(TypeError);
});

test('what is kept is little: few queries of a schema, and none that is long', () => {
  const first = validated('page=3');
  for (let page = 4; page < 60; page++) validated(`page=${page}`);
  expect(validated('page=3')).not.toBe(first);
  const long = `searchText=${'a'.repeat(40)}&${'accountStatus=ACTIVE&'.repeat(10)}`;
  expect(validated(long)).not.toBe(validated(long));
});

test('a query that is refused is refused again', () => {
  for (let time = 0; time < 2; time++) expect(() => validated('page=x')).toThrow('VALIDATION_FAILED');
});
