import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles } from '../support/codeFiles.ts';

/** What finds an element or throws, within an expectation that any element meets. */
const throwing = /expect\([^]*\b(?:get|find)(?:All)?By\w+\(/;
const met =
  /\)\s*\.(?:toBeTruthy\(|toBeDefined\(|toBeInTheDocument\(|not\s*\.(?:toBeNull\(|toBeUndefined\(|toEqual\(\[\]|toHaveLength\(0))/;

test('no test expects an element to be there that the query itself would miss', () => {
  const found = codeFiles('tests')
    .filter(file => file !== 'tests/architecture/assertions.test.ts')
    .flatMap(file =>
      readFileSync(file, 'utf8')
        .split(';')
        .filter(statement => throwing.test(statement) && met.test(statement))
        .map(statement => `${file}: ${statement.trim()}`),
    );
  expect(found).toEqual([]);
});

test('types are cast past the compiler in few places', () => {
  const casts = (pattern: RegExp) =>
    codeFiles('src', 'server')
      .map(file => readFileSync(file, 'utf8').match(pattern)?.length ?? 0)
      .reduce((sum, count) => sum + count, 0);
  expect(casts(/\bas unknown as\b/g)).toBeLessThanOrEqual(12);
  expect(casts(/\bas never\b(?=[\s,;)\]}.?])/g)).toBeLessThanOrEqual(22);
  expect(casts(/\bas any\b|: any\b(?! \w)|<any>|@ts-ignore|@ts-expect-error|oxlint-disable/g)).toBe(0);
});
