import { afterEach, expect, test, vi } from 'vitest';
import { initialLanguage } from '../../src/domain/defaultLanguages.ts';
import { currentLanguage, languageKey } from '../../src/i18n/language.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser with its languages, and what was kept in it under a local key. */
function browser(languages: string[], kept: string | null = null) {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === languageKey ? kept : null) });
}

test.each([
  [['ko-KR', 'en-US'], 'ko'],
  [['en-GB', 'ko'], 'en'],
  [['fr-FR', 'ko-KR'], 'ko'],
  [['fr-FR', 'de'], 'en'],
  [[], 'en'],
])('a first visit with the browser’s languages %j is in %s [S9.3]', (wanted, language) => {
  browser(wanted);
  expect(currentLanguage()).toBe(language);
});

test('a language that was chosen counts before the browser’s [S9.3]', () => {
  browser(['ko-KR'], 'en');
  expect(currentLanguage()).toBe('en');
  browser(['ko-KR'], 'xx');
  expect(currentLanguage()).toBe('ko');
});

test('before anything is known the language is Korean [S3.21]', () => {
  expect(initialLanguage).toBe('ko');
});
