import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const versions = changelog.split(/^## /m).slice(1);

test('no marks of a merge are left in the changelog', () => {
  expect(changelog.match(/^(?:<{7}|={7}|>{7})/m)).toBeNull();
});

test('each version of the changelog has the sections of Keep a Changelog once, and no line twice', () => {
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  for (const version of versions) {
    const sections = [...version.matchAll(/^### (.+)$/gm)].map(([, name]) => name!);
    expect(sections.toSorted()).toEqual(known.filter(name => sections.includes(name)).toSorted());
    const lines = version.split('\n').filter(line => line.startsWith('- '));
    expect(lines.filter((line, index) => lines.indexOf(line) < index)).toEqual([]);
  }
});

test('what is not released yet is listed in a few lines each', () => {
  const entries = versions[0]!.split(/^(?=- |#)/m).filter(entry => entry.startsWith('- '));
  expect(entries.filter(entry => entry.trimEnd().split('\n').length > 5)).toEqual([]);
});
