import { expect, test } from 'vitest';
import { limits } from '../../src/domain/limits.ts';
import { modulesIn } from '../support/modules.ts';
import { nodesOf } from '../support/nodesOf.ts';

const spelled = 'one|two|three|five|six|seven|eight|ten|twelve|fourteen|fifteen|thirty|sixty';
const units =
  'characters?|digits?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|students?|managers?|rooms?|rows?|items?|MB|in the table';
/** A number with what it counts, or a range: in English, then in Korean. */
const stated = [
  new RegExp(`(?<![\\w.])(\\d+|${spelled})[- ](more |last |first |older )?(${units})\\b`, 'i'),
  new RegExp(`\\b(last|latest|first|top|bottom|up to|at least|at most|to|older than|am) \\d+\\b`, 'i'),
  /\d+ ?(자리|자|초|분|시간|일|주|개월|년|개|건|명|회|행|세)(?!계)/,
  /\d+ ?[~–-] ?\d+/,
];

/** Every number of the limits, from ten on: smaller ones are in too many texts that state no limit. */
const limitsIn = (part: unknown): number[] =>
  typeof part === 'number' ? [part] : part instanceof Object ? Object.values(part).flatMap(limitsIn) : [];
const values = new Set(limitsIn(limits).filter(value => value >= 10));
const namesLimit = (text: string) =>
  [...text.matchAll(/(?<![\w.:#%-])\d[\d,]*(?![\d.:-]*\d)/g)].some(([number]) =>
    values.has(Number(number.replaceAll(',', ''))),
  );

/** Names of columns in uploaded files, react-admin's texts, and what the landing page's operator says. */
const elsewhere = /\/(sheets|ra|landing\/content)\.ts$/;

/** Numbers in texts that are no limit of the product. */
const noLimits: readonly (readonly [text: RegExp, reason: string])[] = [
  [/^최근 1년$/, 'the name of a period of 365 days'],
  [/^(\d weeks?|3 months|\d주|3개월)$/, 'names of the ages that averages are taken over'],
  [/^(Under|Within) \d+ months?$|^12 months or more$|^\d+개월 (미만|이내|이상)$/, 'answers of the inquiry'],
  [/^\d+[-~_]\d+명?$|^(Over 200|200명 초과)$/, 'answers of the inquiry'],
  [/^Up to one year \(%|^한 번에 최대 1년\(%|up to one year of|최대 1년간/, 'a year is at most 366 days'],
  [/about two minutes|2분 정도/, 'an estimate'],
  [
    /^(Last 4 weeks|4 weeks before|최근 4주|지난 4주)$|three months of the whole/,
    'an example on the landing page',
  ],
  [/two days, study records/, 'no limit'],
  [/^1개 항목을/, 'a singular'],
  [/:40$/, 'a sample of a time'],
  [/^10$/, 'a sample of a number of minutes'],
  [/^(25|90)th percentile$|^[상하]위 (25|10)% 경계$/, 'names of percentiles'],
];

test('texts take limits from src/domain/limits.ts', () => {
  const found = modulesIn('src/i18n', 'src/contract')
    .filter(({ file }) => !elsewhere.test(file))
    .flatMap(module =>
      nodesOf(module).flatMap(node => {
        const text =
          node.type === 'Literal' && typeof node.value === 'string'
            ? node.value
            : node.type === 'TemplateElement'
              ? (node.value as { cooked: string }).cooked
              : '';
        const isLimit =
          (stated.some(pattern => pattern.test(text)) || namesLimit(text)) &&
          !noLimits.some(([known]) => known.test(text));
        return isLimit ? [`${module.file}: ${text}`] : [];
      }),
    );
  expect(found).toEqual([]);
});
