/**
 * What a test program's JSON report says: counts, and names of the tests that failed or passed only at their second
 * attempt (`file › title`).
 */

const titleOf = (file, title) => `${file.replaceAll('\\', '/').replace(/^.*\/tests\//, 'tests/')} › ${title}`;

/** @param {import('vitest/node').JsonTestResults} report */
export function vitestOutcome({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: titleOf(name, fullName),
      status,
      // Only here: the reporter prints what failed at last.
      failure: failureMessages[0]?.split('\n')[0],
    })),
  );
  // A file that could not be loaded has no tests of its own to fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(test => test.status !== 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
      ...broken.map(({ name }) => titleOf(name, '(the file)')),
    ],
    flaky: tests
      .filter(({ status, failure }) => status === 'passed' && failure !== undefined)
      .map(({ title, failure }) => `${title} (${failure})`),
  };
}

/** @param {import('@playwright/test/reporter').JSONReport} report */
export function playwrightOutcome({ stats, errors, suites }) {
  const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const tests = suites.flatMap(specsOf).flatMap(spec =>
    spec.tests.map(test => ({
      status: test.status,
      reason: test.annotations?.find(({ type }) => type === 'skip')?.description,
      title: `${titleOf(`/tests/e2e/${spec.file}`, spec.title)} [${test.projectName}]`,
    })),
  );
  const withStatus = wanted => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...withStatus('unexpected'),
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'error'),
    ],
    flaky: withStatus('flaky'),
    skipped: tests
      .filter(({ status, reason }) => status === 'skipped' && reason !== undefined)
      .map(({ title, reason }) => `${title} (${reason})`),
  };
}
