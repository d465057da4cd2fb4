import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'own/README.md',
  'examples/content/README.md',
  ...readdirSync('docs')
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const textOf = (file: string) => readFileSync(file, 'utf8');
const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(name => `tests/${name}`);

/** What does not hold in the documents, each with its document. */
const wrong = (pattern: RegExp, isRight: (found: RegExpMatchArray, file: string) => boolean) =>
  documents.flatMap(file =>
    [...textOf(file).matchAll(pattern)]
      .filter(found => !isRight(found, file))
      .map(found => `${file}: ${found[0]}`),
  );

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the tests and benchmarks that documents name exist', () => {
  const missing = wrong(
    /`(?:tests\/)?([\w./-]+\.(?:test\.tsx?|spec\.ts|bench\.ts))`|`(tests\/[\w/-]+)`/g,
    ([, file, folder]) =>
      folder === undefined ? tests.some(each => each.endsWith(`/${file}`)) : existsSync(folder),
  );
  expect(missing).toEqual([]);
});

test('links between documents, and to their headings, lead somewhere', () => {
  const dead = wrong(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g, ([, target, anchor], file) => {
    const to = target ? path.join(path.dirname(file), target) : file;
    if (!existsSync(to)) return false;
    return anchor === undefined || statSync(to).isDirectory() || anchorsOf(to).includes(anchor);
  });
  expect(dead).toEqual([]);
});

test('the commands that documents show exist', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const programs = textOf('scripts/bundleServer.mjs');
  expect(wrong(/npm run ([\w:-]+)/g, ([, name = '']) => name in scripts)).toEqual([]);
  expect(
    wrong(/node dist\/server\/(\w+)\.mjs/g, ([, name]) => new RegExp(`^ +${name}: '`, 'm').test(programs)),
  ).toEqual([]);
});
