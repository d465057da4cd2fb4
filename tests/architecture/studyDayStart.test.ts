import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';
import { nodesOf } from '../support/nodesOf.ts';

/** A start of the study day as a text, as a number of seconds, minutes or milliseconds, or as an hour in words. */
const asText = /\b0?6:00\b|\b6 ?(a\.?m\b|AM\b)|오전 6시/;
const asNumber = /\b6 ?\* ?(3_?600|60)\b|\b(21_?600(_?000)?|360)\b/;

const texts = ['src', 'server', 'scripts'].flatMap(folder =>
  modulesIn(folder).flatMap(module => [
    ...nodesOf(module).flatMap(node => {
      const text =
        node.type === 'Literal' && typeof node.value === 'string'
          ? node.value
          : node.type === 'TemplateElement'
            ? (node.value as { raw: string }).raw
            : '';
      return asText.test(text) ? [`${module.file}: ${text}`] : [];
    }),
    ...module.text
      .split('\n')
      .filter(line => asNumber.test(line) && /day|start|study|hour|clock/i.test(line))
      .map(line => `${module.file}: ${line.trim()}`),
  ]),
);

test('only the default has 06:00 as the start of study days [S9.7]', () => {
  expect(texts).toEqual(['src/domain/limits.ts: 06:00']);
  expect(readFileSync('src/domain/limits.ts', 'utf8')).toContain("startsAt: '06:00'");
});
