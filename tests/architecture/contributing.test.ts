import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The names in a column of the table below a heading. */
function namesIn(heading: string, column: number): string[] {
  const section = guide.split(/^## /m).find(each => each.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter(line => /^\| (?!-|Folders|Floor)/.test(line));
  return rows.flatMap(row => [...row.split('|')[column]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

test.each([
  ["The console's folders", 'src', 1],
  ["The server's floors", 'server', 2],
] as const)('%s: the map names everything in %s once', (heading, folder, column) => {
  expect(namesIn(heading, column).toSorted()).toEqual(
    [...new Set(modulesIn(folder).map(({ file }) => file.split('/')[1]!))].toSorted(),
  );
});
