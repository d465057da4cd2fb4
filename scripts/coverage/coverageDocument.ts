import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sections from './facts.json' with { type: 'json' };

/** A test whose title ends with the ids of the facts that it checks: `rooms end by themselves [S8.12 S9.3]`. */
interface CoveringTest {
  /** Below `tests/`. */
  file: string;
  title: string;
  ids: string[];
}

const titled = /(['"`])((?:(?!\1)[^\n])*?) \[(S\d\.\d+(?: S\d\.\d+)*)\]\1/g;

/** Every test below a folder that names facts, in the order of files and lines. */
export function coveringTests(folder = 'tests'): CoveringTest[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(?:test|spec)\.tsx?$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .toSorted()
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(titled)].map(([, , title, ids]) => ({
        file: file.slice(folder.length + 1),
        title: title!,
        ids: ids!.split(' '),
      })),
    );
}

/** The facts of the specification, in its order. */
export const facts = sections.flatMap(({ groups }) => groups.flatMap(group => group.facts));

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const code = (text: string) => `\`${text}\``;

/** `docs/coverage.md`: where each fact of the specification is built, and the tests that name its id. */
export function coverageDocument(tests: readonly CoveringTest[]): string {
  const lines = [
    '# Coverage',
    '',
    'Every fact of the specification’s sections 2 to 9, where it is built, and the tests that hold it. Written by',
    '`npm run coverage` from `scripts/coverage/facts.json` and from the ids in test titles; `tests/architecture/coverage.test.ts`',
    'fails when it is out of date, when a fact has no test, or when a file is gone. Facts that are a table in the code (calls,',
    'permissions, limits, messages, fields, screens) are checked by a test that goes over all of the table’s cells. What the',
    'specification leaves open is in [decisions.md](decisions.md).',
  ];
  for (const { section, name, groups } of sections) {
    lines.push('', `## Section ${section}: ${name}`);
    for (const group of groups) {
      if (group.name !== '') lines.push('', `### ${group.name}`);
      lines.push('', '| Id | Fact | Built in | Held by |', '| --- | --- | --- | --- |');
      for (const { id, fact, builtIn } of group.facts) {
        const held = tests
          .filter(({ ids }) => ids.includes(id))
          .map(({ file, title }) => `${code(file)} ${cell(title)}`);
        lines.push(`| ${id} | ${cell(fact)} | ${builtIn.map(code).join(' ')} | ${held.join('<br>')} |`);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}
