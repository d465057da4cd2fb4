import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, test } from 'vitest';
import { createTranslate } from '../../src/i18n/createTranslate.ts';
import { base } from '../../src/i18n/en/base.ts';
import { bothLanguages } from '../support/bothLanguages.ts';
import { loadBaseMessages } from '../../src/i18n/loadBaseMessages.ts';

const keysOf = (words: object, start = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [start + key] : keysOf(value as object, `${start}${key}.`),
  );

test.each(bothLanguages)(
  'the sign-in page’s words read as in the console, in $language',
  async ({ language }) => {
    const words = await loadBaseMessages(language);
    const translate = createTranslate(words);
    const provider = polyglotI18nProvider(() => words as never, language);
    const values = { password: 'studyroom1', min: 8, max: 16, minutes: 3, seconds: 2, count: 5, _: 'else' };
    for (const key of keysOf(base)) {
      expect(translate(key, values)).toBe(provider.translate(key, values));
      expect(translate(key)).toBe(provider.translate(key));
    }
    expect(translate('errors.NOT_THERE', values)).toBe('else');
    expect(translate('errors.NOT_THERE.deeper')).toBe('errors.NOT_THERE.deeper');
  },
);
