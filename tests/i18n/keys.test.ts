import { expect, test } from 'vitest';
import { en as messages } from '../../src/i18n/en/index.ts';
import { modulesIn } from '../support/modules.ts';
import { means, mentionsIn, namesIn, textsIn, usedKeys } from '../support/usedKeys.ts';
import { flatten } from '../support/words.ts';

const keys = [...flatten(messages).keys()];
const code = modulesIn('src', 'server').filter(({ file }) => !/^src\/i18n\/(?:en|ko)\//.test(file));
const mentions = code.flatMap(mentionsIn);

test('every key that the code translates has words', () => {
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

/**
 * What may fill gaps: names in the same file and in those that it imports; texts of the console, codes of the server, and
 * names in tables of the domain, of any file.
 */
const names = new Map(code.map(module => [module.file, namesIn(module)]));
const imports = new Map(code.map(module => [module.file, module.imports.map(({ target }) => target)]));
const everywhere = new Set(
  code.flatMap(module => [
    ...[...textsIn(module)].filter(text => module.file.startsWith('src/') || /^[A-Z_]+$/.test(text)),
    ...(/^src\/(?:domain|contract|screens)/.test(module.file) ? names.get(module.file)! : []),
  ]),
);
const mayFill = (file: string, name: string) =>
  everywhere.has(name) || [file, ...imports.get(file)!].some(each => names.get(each)?.has(name));

test('no words are unused', () => {
  const used = usedKeys(keys, mentions, mayFill);
  const unused = keys.filter(
    key => !/^(?:ra|resources)\./.test(key) && !used.has(key) && !(key in elsewhere),
  );
  expect(unused).toEqual([]);
});
