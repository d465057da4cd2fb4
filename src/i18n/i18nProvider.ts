import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';
import { languages, type Language } from '../domain/choices.ts';
import { currentLanguage, storeLanguage, showLanguage } from './language.ts';

const load = {
  en: async () => (await import('./en/index.ts')).en,
  ko: async () => (await import('./ko/index.ts')).ko,
};
const names: Record<Language, string> = { ko: '한국어', en: 'English' };

/** The console's words in the visitor's language; the other language is loaded when it is chosen. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const language = currentLanguage();
  const loaded: Record<string, object> = { [language]: await load[language]() };
  showLanguage(language);
  const messagesOf = (locale: Language) =>
    loaded[locale] ?? load[locale]().then(messages => (loaded[locale] = messages));
  const provider = polyglotI18nProvider(
    messagesOf as never,
    language,
    languages.map(locale => ({ locale, name: names[locale] })),
  );
  return {
    ...provider,
    async changeLocale(locale) {
      await provider.changeLocale(locale);
      storeLanguage(locale as Language);
    },
  };
}
