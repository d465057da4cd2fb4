import memoize from 'lodash/memoize';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';
import { languages, type Language } from '../domain/choices.ts';
import { languageName } from '../domain/languageName.ts';
import { currentLanguage, storeLanguage, showLanguage } from './language.ts';
import { loadMessages } from './loadMessages.ts';

const numberFormat = memoize((locale: string) => new Intl.NumberFormat(locale));

/** The console's words in the visitor's language, with numbers as they are written in it; the other language is loaded when it is chosen. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const language = currentLanguage();
  const loaded: Record<string, object> = { [language]: await loadMessages(language) };
  showLanguage(language);
  const messagesOf = (locale: Language) =>
    loaded[locale] ?? loadMessages(locale).then(messages => (loaded[locale] = messages));
  const provider = polyglotI18nProvider(
    messagesOf as never,
    language,
    languages.map(locale => ({ locale, name: languageName(locale) })),
    {
      replace(this: string, gaps: RegExp, valueOf: (...found: string[]) => unknown) {
        const { format } = numberFormat(provider.getLocale());
        return this.replace(gaps, (...found) => {
          const value = valueOf(...found);
          return typeof value === 'number' ? format(value) : String(value);
        });
      },
    },
  );
  return {
    ...provider,
    async changeLocale(locale) {
      await provider.changeLocale(locale);
      storeLanguage(locale as Language);
    },
  };
}
