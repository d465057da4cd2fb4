import { expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from '../scripts/test/outcomes.mjs';

test('the end of a run names the tests that failed, files that could not be loaded, and flaky tests with why', () => {
  const result = (fullName: string, status: string, failureMessages: string[]) =>
    ({ fullName, status, failureMessages }) as never;
  const file = (name: string, status: 'passed' | 'failed', ...assertionResults: never[]) =>
    ({ name: `/somewhere/tests/${name}`, status, assertionResults }) as never;
  const testResults = [
    file('unit/a.test.ts', 'failed', result('adds', 'passed', []), result('divides', 'failed', ['by zero'])),
    file('unit/b.test.ts', 'failed'),
    file('unit/c.test.ts', 'passed', result('waits', 'passed', ['too early\nat …'])),
  ];
  expect(vitestOutcome({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
    failures: ['tests/unit/a.test.ts › divides', 'tests/unit/b.test.ts › (the file)'],
    flaky: ['tests/unit/c.test.ts › waits (too early)'],
  });
});

test('so it does for the browser, with the browser that each ran in, and why a test was skipped', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'wall.spec.ts',
    title,
    tests: statuses.map(status => ({ status, projectName: 'phone' })),
  });
  const skipped = {
    ...spec('is served by nginx'),
    tests: [
      {
        status: 'skipped',
        projectName: 'phone',
        annotations: [{ type: 'skip', description: 'nginx is not installed' }],
      },
    ],
  };
  const suites = [
    {
      specs: [spec('opens', 'expected'), skipped],
      suites: [{ specs: [spec('closes', 'unexpected'), spec('moves', 'flaky')] }],
    },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 1, skipped: 1 };
  expect(playwrightOutcome({ stats, errors: [{ message: 'No server\nat …' }], suites } as never)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['tests/e2e/wall.spec.ts › closes [phone]', 'No server'],
    flaky: ['tests/e2e/wall.spec.ts › moves [phone]'],
    skipped: ['tests/e2e/wall.spec.ts › is served by nginx [phone] (nginx is not installed)'],
  });
});
