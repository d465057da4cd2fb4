import { levelReports } from './levelReports.ts';
import { resultOf, type CallReport, type Check, type Report } from './report.ts';

/** XML 1.0 has no way to write control characters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escape = (text: string) =>
  text.replace(forbidden, '?').replace(/[&<>"\n]/g, character => `&#${character.charCodeAt(0)};`);

/**
 * The report as JUnit XML: a suite for each level, a test for each check. What is wrong is a failure; what is not built or
 * could not be checked is skipped, with the reason.
 */
export function toJunit({ calls, startedAt, milliseconds, url }: Report): string {
  const suites = levelReports(calls).map(of => {
    const tests = of.calls.flatMap(testsOf);
    const count = (element: string) => tests.filter(test => test.includes(`<${element} `)).length;
    return {
      tests: tests.length,
      failures: count('failure'),
      skipped: count('skipped'),
      text: tests.join('\n'),
      name: of.level,
    };
  });
  const sum = (of: 'tests' | 'failures' | 'skipped') => suites.reduce((total, suite) => total + suite[of], 0);
  const counts = (each: Record<'tests' | 'failures' | 'skipped', number>) =>
    `tests="${each.tests}" failures="${each.failures}" errors="0" skipped="${each.skipped}"`;
  const all = { tests: sum('tests'), failures: sum('failures'), skipped: sum('skipped') };
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${escape(`Conformance of ${url}`)}" ${counts(all)} time="${(milliseconds / 1_000).toFixed(3)}">
${suites
  .map(
    suite =>
      `<testsuite name="${suite.name}" ${counts(suite)} timestamp="${startedAt.toISOString().slice(0, 19)}">\n${suite.text}\n</testsuite>`,
  )
  .join('\n')}
</testsuites>
`;
}

function testsOf(call: CallReport): string[] {
  const open = (title: string) => `<testcase classname="${escape(call.name)}" name="${escape(title)}"`;
  if (resultOf(call) === 'missing')
    return [
      `${open('is built')}><skipped message="${escape(`${call.method} ${call.path} is not built.`)}"/></testcase>`,
    ];
  return call.checks.map(check => `${open(check.title)}${outcomeOf(check)}`);
}

function outcomeOf({ result, reasons, exchange = '' }: Check): string {
  const why = escape(reasons.join(' '));
  if (result === 'failed') return `><failure message="${why}">${escape(exchange)}</failure></testcase>`;
  return result === 'unchecked' ? `><skipped message="${why}"/></testcase>` : '/>';
}
