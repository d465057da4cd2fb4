import { countOf, resultOf, type CallReport, type Report } from './report.ts';

const signs = { passed: '✓', failed: '✗', unchecked: '–' } as const;
const colors = { passed: 32, failed: 31, unchecked: 33 } as const;

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

/** The last lines: how many there are of each, and what stayed behind. */
export function summaryLines({ calls, left, milliseconds }: Report): string {
  const failed = calls.filter(call => resultOf(call) === 'failed').length;
  const [passed, wrong, unchecked] = (['passed', 'failed', 'unchecked'] as const).map(each =>
    countOf(calls, each),
  );
  return [
    '',
    `${calls.length} calls, ${passed} checks passed, ${wrong} failed, ${unchecked} could not be made (${(milliseconds / 1_000).toFixed(1)} s).`,
    ...(left.length > 0 ? [`Could not be removed: ${left.join(', ')}`] : []),
    failed === 0
      ? 'The backend conforms to the contract.'
      : `${failed} calls do not conform to the contract.`,
  ].join('\n');
}
