import groupBy from 'lodash/groupBy.js';
import {
  callsWith,
  countOf,
  resultOf,
  results,
  type CallReport,
  type Check,
  type Report,
  type Result,
} from './report.ts';
import { levelReports, levelWords, type LevelVerdict } from './levelReports.ts';
import { reportScript, reportStyle } from './reportStyle.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
const words: Record<Result, string> = {
  passed: 'Passed',
  failed: 'Failed',
  missing: 'Not built',
  unchecked: 'Not made',
};
/** Sign and word: a colour alone says nothing to who does not see it. */
const signs: Record<Result, string> = { passed: '✓', failed: '✕', missing: '·', unchecked: '–' };

const levelResults: Record<LevelVerdict, Result> = {
  conforms: 'passed',
  wrong: 'failed',
  notBuilt: 'missing',
  partlyBuilt: 'missing',
  unchecked: 'unchecked',
};
const badge = (result: Result) =>
  `<span class="badge ${result}"><span aria-hidden="true">${signs[result]}</span> ${words[result]}</span>`;

/** The report as one file that needs nothing else, in light and dark. */
export function toHtml(report: Report): string {
  const { url, startedAt, milliseconds, readOnly, people, calls, left, notes } = report;
  const [failed, missing] = (['failed', 'missing'] as const).map(each => callsWith(calls, each).length);
  const isRight = failed === 0 && missing === 0;
  const verdict = isRight
    ? 'Conforms to the contract'
    : [
        ...(failed! > 0 ? [`${failed} ${failed === 1 ? 'call does' : 'calls do'} not conform`] : []),
        ...(missing! > 0 ? [`${missing} ${missing === 1 ? 'call is' : 'calls are'} not built`] : []),
      ].join(', ');
  const nouns = Object.entries(groupBy(calls, ({ name }) => name.split('.')[0]!));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Conformance of ${escape(url)}</title>
<style>${reportStyle}</style></head>
<body><main>
<header>
<p class="kicker">Studyroom Console · conformance report</p>
<h1>${escape(url)}</h1>
<p class="verdict ${isRight ? 'passed' : 'failed'}">${verdict}</p>
<dl>
${fact('Begun', startedAt.toISOString().replace('T', ' ').slice(0, 19) + ' UTC')}
${fact('Took', `${(milliseconds / 1_000).toFixed(1)} s`)}
${fact('Signed in', people.map(({ name }) => name).join(', '))}
${fact('Mode', readOnly ? 'Read only' : 'With records of its own')}
${notes.map(note => fact('Note', note)).join('')}
${left.length > 0 ? fact('Could not be removed', left.join(', ')) : ''}
</dl>
</header>
<section class="tiles" aria-label="Counts">
${tile('Calls', calls.length)}${results.map(each => tile(callTiles[each], callsWith(calls, each).length, each)).join('')}
</section>
<section class="levels" aria-label="Levels">${levelReports(calls)
    .map(of => `<p>${badge(levelResults[of.verdict])} <strong>${of.level}</strong> ${levelWords(of)}</p>`)
    .join('')}</section>
<section class="tiles" aria-label="Checks">
${(['passed', 'failed', 'unchecked'] as const).map(each => tile(`Checks ${each === 'unchecked' ? 'not made' : each}`, countOf(calls, each), each)).join('')}
</section>
<nav aria-label="Show">${['all', 'failed', 'missing', 'unchecked']
    .map(
      (each, index) =>
        `<button type="button" data-show="${each}" aria-pressed="${index === 0}">${each === 'all' ? 'All calls' : each === 'failed' ? 'Failures' : each === 'missing' ? 'Not built' : 'Not made'}</button>`,
    )
    .join('')}</nav>
${nouns.map(([noun, ofNoun]) => nounSection(noun, ofNoun)).join('\n')}
</main><script>${reportScript}</script></body></html>
`;
}

const callTiles: Record<Result, string> = {
  passed: 'Calls that conform',
  failed: 'Calls that do not',
  missing: 'Calls not built',
  unchecked: 'Calls not checked',
};
const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${escape(value)}</dd></div>`;
const tile = (label: string, count: number, kind = '') =>
  `<div class="tile ${kind}"><strong>${count.toLocaleString('en')}</strong><span>${label}</span></div>`;

const nounSection = (noun: string, calls: readonly CallReport[]) =>
  `<section class="noun"><h2>${escape(noun)}</h2>${calls.map(callRow).join('')}</section>`;

function callRow(call: CallReport): string {
  const result = resultOf(call);
  const has = (each: Check['result']) => (countOf([call], each) > 0 ? ` ${each}` : '');
  const counts = (['passed', 'failed', 'unchecked'] as const)
    .map(each => [countOf([call], each), each] as const)
    .filter(([count]) => count > 0)
    .map(([count, each]) => `<span class="${each}">${signs[each]} ${count}</span>`)
    .join(' ');
  return `<details data-has="${has('failed')}${has('unchecked')}${result === 'missing' ? ' missing' : ''}"${result === 'failed' ? ' open' : ''}>
<summary>${badge(result)}<span class="name">${escape(call.name)}</span><code><b>${call.method}</b> ${escape(call.path)}</code><span class="counts">${counts}</span></summary>
<p class="access">Open to <code>${escape(call.access)}</code></p>
<ul>${call.checks.map(checkRow).join('')}</ul></details>`;
}

const checkRow = ({ title, result, reasons, exchange }: Check) =>
  `<li class="${result}"><span class="sign" aria-label="${words[result]}">${signs[result]}</span><div><span>${escape(title)}</span>${reasons
    .map(reason => `<p>${escape(reason)}</p>`)
    .join('')}${exchange && result === 'failed' ? `<code>${escape(exchange)}</code>` : ''}</div></li>`;
