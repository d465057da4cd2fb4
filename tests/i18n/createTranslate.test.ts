import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, test, vi } from 'vitest';
import { createTranslate } from '../../src/i18n/createTranslate.ts';
import { loadMessages } from '../../src/i18n/loadMessages.ts';
import { bothLanguages } from '../support/bothLanguages.ts';

const keysOf = (words: object, start = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [start + key] : keysOf(value as object, `${start}${key}.`),
  );

test.each(bothLanguages)(
  'all words read as with react-admin’s own provider, in $language',
  async ({ language }) => {
    const words = await loadMessages(language);
    const translate = createTranslate(words, language);
    const provider = polyglotI18nProvider(() => words, language);
    const values = { password: 'studyroom1', min: 8, max: 16, minutes: 3, seconds: 2, count: 5, _: 'else' };
    const given = [undefined, values, 0, 1, 2, { smart_count: 1, name: '%{min}' }];
    for (const key of keysOf(words))
      for (const each of given) expect(translate(key, each)).toBe(provider.translate(key, each));
    expect(translate('errors.NOT_THERE', values)).toBe('else');
    expect(translate('errors.NOT_THERE', { _: '%{min} of %{max}', min: 1, max: 2 })).toBe('1 of 2');
    expect(translate('', {})).toBe('');
    expect(translate('none', { _: '%{count}', count: 12_345 })).toBe('12,345');
  },
);

test('a key without words is its own text, and is reported', () => {
  const onMissing = vi.fn();
  expect(createTranslate({}, 'en', onMissing)('not.there')).toBe('not.there');
  expect(onMissing.mock.calls).toEqual([['not.there']]);
});
