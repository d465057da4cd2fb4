import groupBy from 'lodash/groupBy.js';
import { levelReports, levelWords, type LevelVerdict } from './levelReports.ts';
import { callsWith, countOf, resultOf, type CallReport, type Report } from './report.ts';

const signs = { passed: '✓', failed: '✗', unchecked: '–', missing: '·' } as const;
const levelSigns: Record<LevelVerdict, string> = {
  conforms: signs.passed,
  wrong: signs.failed,
  notBuilt: signs.missing,
  partlyBuilt: signs.missing,
  unchecked: signs.unchecked,
};
const colors = { passed: 32, failed: 31, unchecked: 33, missing: 90 } as const;

/** A call's line, and one below it for each check that failed. */
export function callLines(call: CallReport, isColored: boolean): string {
  const result = resultOf(call);
  const paint = (text: string) => (isColored ? `\u001B[${colors[result]}m${text}\u001B[0m` : text);
  const counts = (['passed', 'failed', 'unchecked'] as const)
    .map(each => [countOf([call], each), each] as const)
    .filter(([count]) => count > 0)
    .map(([count, each]) => `${count} ${each}`)
    .join(', ');
  const faults = call.checks
    .filter(check => check.result === 'failed')
    .map(({ title, reasons, exchange }) => `    ${title}: ${reasons.join(' ')}\n      ${exchange}`);
  return [`${paint(signs[result])} ${call.name.padEnd(30)} ${counts || 'nothing to check'}`, ...faults].join(
    '\n',
  );
}

/** The result in a few lines: whether it passed, the calls of each kind, and other remarks. */
export function summaryLines({ calls, left, notes, milliseconds }: Report): string {
  const [passed, failed, missing, unchecked] = (['passed', 'failed', 'missing', 'unchecked'] as const).map(
    result => callsWith(calls, result).length,
  );
  return [
    isConforming(calls)
      ? 'The backend conforms to the contract.'
      : `${missing === 0 ? 'All' : calls.length - missing!} of ${calls.length} calls are built, ${failed} of them do not conform to the contract.`,
    '',
    `  ${signs.passed} ${passed} conform`,
    `  ${signs.failed} ${failed} do not`,
    `  ${signs.missing} ${missing} are not built`,
    `  ${signs.unchecked} ${unchecked} could not be checked`,
    '',
    ...levelReports(calls).map(of => `  ${levelSigns[of.verdict]} ${of.level.padEnd(12)} ${levelWords(of)}`),
    '',
    `${countOf(calls, 'passed')} checks passed, ${countOf(calls, 'failed')} failed, ${countOf(calls, 'unchecked')} could not be made (${(milliseconds / 1_000).toFixed(1)} s).`,
    ...notes,
    ...(left.length > 0 ? [`Could not be removed: ${left.join(', ')}`] : []),
  ].join('\n');
}

/** Everything for the terminal: the summary first, then what is wrong, what is not built, and the rest. */
export function reportLines(report: Report, isColored: boolean): string {
  const { calls } = report;
  const section = (title: string, among: readonly CallReport[]) =>
    among.length === 0 ? [] : ['', title, ...among.map(call => callLines(call, isColored))];
  const missing = groupBy(callsWith(calls, 'missing'), ({ name }) => name.split('.')[0]);
  return [
    summaryLines(report),
    ...section('Wrong', callsWith(calls, 'failed')),
    ...(Object.keys(missing).length === 0 ? [] : ['', 'Not built']),
    ...Object.entries(missing).map(([noun, of]) => {
      const all = calls.filter(({ name }) => name.startsWith(`${noun}.`)).length;
      const names = of.map(({ name }) => name.slice(noun.length + 1)).join(', ');
      return `${signs.missing} ${noun}: ${of.length === all ? `all of it (${names})` : names}`;
    }),
    ...section('Not checked', callsWith(calls, 'unchecked')),
    ...section('Right', callsWith(calls, 'passed')),
  ].join('\n');
}

/** Whether nothing is wrong and nothing is missing. */
export const isConforming = (calls: readonly CallReport[]) =>
  calls.every(call => !['failed', 'missing'].includes(resultOf(call)));
