import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

/** Why a file may be longer than 200 lines. */
const reasons: Record<string, string> = {
  'server/demo/people/students.ts': 'data: names and what is said of each',
  'src/dataProvider/bindings.ts': 'the table of calls by resource',
  'src/domain/limits.ts': 'data: every limit and constant of the business',
  'src/screens.ts': 'data: the table of screens',
  'tests/audit/tasks.ts': 'the table of tasks that are done by keyboard',
  'tests/support/accountWrites.ts': 'data: the table of writes',
};
const isData = (file: string) => reasons[file]?.startsWith('data') ?? false;

const files = modulesIn('src', 'server', 'scripts', 'tests').map(({ file, text }) => ({
  file,
  lines: text.split('\n').length - 1,
}));

/** A test's file may have all tests of its subject. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

test('files are small: past 200 lines with a reason, past 300 only data', () => {
  const long = files.filter(({ file, lines }) => lines > 200 && !isTest(file) && !(file in reasons));
  const veryLong = files.filter(({ file, lines }) => lines > 300 && !isData(file));
  expect({ long, veryLong }).toEqual({ long: [], veryLong: [] });
});

test('no reason is listed for a file that has become small', () => {
  const small = Object.keys(reasons).filter(
    file => !files.some(each => each.file === file && each.lines > 200),
  );
  expect(small).toEqual([]);
});

test('the typical file is short', () => {
  const lines = files.map(each => each.lines).toSorted((a, b) => a - b);
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(60);
});
