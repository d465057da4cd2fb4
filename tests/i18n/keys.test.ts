import { expect, test } from 'vitest';
import { en as messages } from '../../src/i18n/en/index.ts';
import { modulesIn } from '../support/modules.ts';
import { means, mentionsIn } from '../support/usedKeys.ts';
import { flatten } from '../support/words.ts';

const keys = [...flatten(messages).keys()];
const code = modulesIn('src', 'server').filter(({ file }) => !/^src\/i18n\/(?:en|ko)\//.test(file));
const mentions = code.flatMap(mentionsIn);

test('what the code translates has words', () => {
  const unknown = mentions
    .filter(({ isKey, pattern }) => isKey && !pattern.startsWith('*'))
    .filter(({ pattern }) => !keys.some(key => means(pattern, key)))
    .map(({ pattern, where }) => `${where}: ${pattern}`);
  expect(unknown).toEqual([]);
});

test('every message of a rule has words', () => {
  const unknown = mentions
    .filter(({ pattern }) => /^(?:validation|errors)\./.test(pattern) && !pattern.includes('*'))
    .filter(({ pattern }) => !keys.includes(pattern))
    .map(({ pattern, where }) => `${where}: ${pattern}`);
  expect(unknown).toEqual([]);
});

/** Words that are read from their folder, and where. */
const elsewhere: Record<string, string> = { 'app.oldBrowser': 'src/i18n/oldBrowserTexts.ts' };

test('no words are left over', () => {
  const patterns = [...new Set(mentions.map(({ pattern }) => pattern))].filter(
    pattern => !pattern.startsWith('*'),
  );
  const unused = keys.filter(
    key =>
      !key.startsWith('ra.') &&
      !key.startsWith('resources.') &&
      !patterns.some(pattern => means(pattern, key)) &&
      !(key in elsewhere),
  );
  expect(unused).toEqual([]);
});
