import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The document that says of each fact of the specification where it is built and which test holds it. */
const document = readFileSync('docs/coverage.md', 'utf8');
const rows = document
  .split('\n')
  .filter(line => /^\| (?!Fact |-)/.test(line))
  .map(line => line.split(/(?<!\\)\|/).map(cell => cell.trim()))
  .map(([, fact, built, tests]) => ({ fact: fact!, built: built!, tests: tests! }));

const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
/** Tests as they are named: the file below `tests/`, then the title. */
const testsIn = (cell: string) =>
  cell.split('<br>').map(entry => {
    const [, file, title] = /^`([^`]+)` (.+)$/.exec(entry) ?? [];
    return { entry, file: `tests/${file}`, title: title ?? '' };
  });

test('it speaks of every section from 2 to 9', () => {
  const sections = [...document.matchAll(/^## Section (\d)/gm)].map(([, number]) => number);
  expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  expect(rows.length).toBeGreaterThan(100);
});

test('every fact names where it is built, and the files are there', () => {
  expect(rows.filter(({ built }) => filesIn(built).length === 0)).toEqual([]);
  const gone = rows.flatMap(({ fact, built }) =>
    filesIn(built)
      .filter(file => !existsSync(file))
      .map(file => ({ fact, file })),
  );
  expect(gone).toEqual([]);
});

test('every fact names a test, and the titles are found in their files', () => {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : '');
    return texts.get(file)!;
  };
  const gone = rows.flatMap(({ tests }) =>
    testsIn(tests)
      .filter(({ file, title }) => title === '' || !textOf(file).includes(title))
      .map(({ entry }) => entry),
  );
  expect(gone).toEqual([]);
});
