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
