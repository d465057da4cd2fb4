import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { writeBrand } from '../../support/foreignBrand.ts';
import { contentFolder, inBoth } from '../../support/contentFolder.ts';

const read = (files: Record<string, string | null>) => readConfig({ CONTENT_DIR: contentFolder(files) });

test('the example is valid; without a folder there are no texts', () => {
  const { legal } = read({}).content;
  expect(legal.terms!.version).toBe('2026-12-01');
  expect(legal.terms!.texts.en).toMatchObject({
    url: null,
    changes: 'Section 4 now names the hours of regular maintenance.',
  });
  expect(readConfig({}).content).toEqual({ legal: {}, landing: {}, messages: {} });
});

test('a document that is published elsewhere has its address and its version', () => {
  const url = 'https://focusly.example/terms';
  const config = read(inBoth('terms.md', `---\nversion: 2026-12-01\nurl: ${url}\n---\n`));
  expect(config.brand.termsUrl).toEqual({ ko: url, en: url });
});

test.each<[Record<string, string | null>, string]>([
  [{ 'ko/term.md': 'x' }, 'ko/term.md is not expected: there can be terms.md, privacy.md, landing.json'],
  [{ 'ko/landing.json': '{' }, 'ko/landing.json is not valid JSON'],
  [{ 'ko/landing.json': '{"figurs":[]}' }, 'there is no figurs'],
  [{ 'fr/terms.md': 'x' }, 'fr is not expected: there can be ko, en, messages'],
  [{ 'en/terms.md': null }, 'en/terms.md is missing: every language needs one'],
  [{ 'en/terms.md': 'Terms' }, 'en/terms.md has to begin with settings between two lines ---'],
  [{ 'en/terms.md': '---\nversion: 3\n---\nx' }, 'needs version: the day from which it applies'],
  [{ 'en/terms.md': '---\nversoin: 2026-12-01\n---\nx' }, 'has a setting that does not exist: versoin'],
  [{ 'en/terms.md': '---\nversion: 2026-12-02\n---\nx' }, 'terms.md has version 2026-12-01 in one language'],
  [{ 'en/terms.md': '---\nversion: 2026-12-01\n---\n' }, 'needs either a text or url, not both'],
  [
    { 'en/terms.md': '---\nversion: 2026-12-01\nurl: javascript:alert(1)\n---\n' },
    'url must begin with https:// or http://',
  ],
])('%o is refused at the start with the reason in a sentence', (files, sentence) => {
  expect(() => read(files)).toThrow(sentence);
});

test('a folder that is not there, and terms that the brand has as well, are refused', () => {
  expect(() => readConfig({ CONTENT_DIR: '/none' })).toThrow('CONTENT_DIR: /none cannot be read');
  expect(() => readConfig({ CONTENT_DIR: contentFolder(), BRAND_FILE: writeBrand() })).toThrow(
    'CONTENT_DIR: terms.md is there, and BRAND_FILE has termsUrl: remove one of them',
  );
});
