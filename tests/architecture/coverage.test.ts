import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverageDocument, coveringTests, facts } from '../../scripts/coverage/coverageDocument.ts';

const tests = coveringTests();

test('every fact of the specification has an id of its own, a place where it is built, and a test', () => {
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  expect(new Set(facts.map(({ id }) => id[1]))).toEqual(new Set('23456789'));
  expect(facts.length).toBeGreaterThan(100);
  expect(facts.filter(({ builtIn }) => builtIn.length === 0)).toEqual([]);
  const held = new Set(tests.flatMap(({ ids }) => ids));
  expect(facts.filter(({ id }) => !held.has(id))).toEqual([]);
});

test('the files that facts are built in exist', () => {
  const gone = facts.flatMap(({ id, builtIn }) =>
    builtIn.filter(file => !existsSync(file)).map(file => `${id}: ${file}`),
  );
  expect(gone).toEqual([]);
});

test('every id in a test’s title is a fact’s', () => {
  const known = new Set(facts.map(({ id }) => id));
  const strange = tests.flatMap(({ file, title, ids }) =>
    ids.filter(id => !known.has(id)).map(id => `${file}: ${title} [${id}]`),
  );
  expect(strange).toEqual([]);
});

test('docs/coverage.md is what `npm run coverage` writes', () => {
  expect(readFileSync('docs/coverage.md', 'utf8')).toBe(coverageDocument(tests));
});
