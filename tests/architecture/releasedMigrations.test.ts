import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'server/database/migrations';
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const recorded = read('tests/architecture/releasedMigrations.json') as Record<string, string>;
const { entries } = read(`${folder}/meta/_journal.json`) as { entries: { tag: string; when: number }[] };
const tags = entries.map(({ tag }) => tag);

test.each(Object.entries(recorded))('the released migration %s is as it was', (tag, hash) => {
  const file = readFileSync(`${folder}/${tag}.sql`);
  expect(createHash('sha256').update(file).digest('hex')).toBe(hash);
});

test('released migrations come first, and each was made after the one before it', () => {
  expect(tags.slice(0, Object.keys(recorded).length)).toEqual(Object.keys(recorded));
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a version is released with its migrations written down (npm run record-migrations)', () => {
  const unreleased =
    /## \[Unreleased\]\n([^]*?)(?=\n## |$)/.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1] ?? '';
  if (unreleased.trim() === '') expect(tags).toEqual(Object.keys(recorded));
});
