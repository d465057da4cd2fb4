import { expect, test } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';

test('numbers in texts have thousands separators, and the form of the text is chosen by the number itself', async () => {
  const provider = await createI18nProvider();
  await provider.changeLocale('en');
  expect(provider.translate('resources.students.count', { smart_count: 5253 })).toBe('5,253 students');
  expect(provider.translate('resources.students.count', { smart_count: 1 })).toBe('1 student');
  expect(provider.translate('list.savedBy', { name: '2026' })).toBe('Saved by 2026');
  await provider.changeLocale('ko');
  expect(provider.translate('resources.students.count', { smart_count: 12_000 })).toContain('12,000명');
});
