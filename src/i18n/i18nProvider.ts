import type { I18nProvider } from 'ra-core';
import { languages, type Language } from '../domain/choices.ts';
import { languageName } from '../domain/languageName.ts';
import { createTranslate } from './createTranslate.ts';
import { currentLanguage, storeLanguage, showLanguage } from './language.ts';
import { loadMessages } from './loadMessages.ts';

/** Fails whatever is watched while developing and in tests, and nothing of what is shown. */
const failOnMissing = (key: string) =>
  queueMicrotask(() => {
    throw new Error(`There are no words for ${key}.`);
  });

/** The console's words in the visitor's language; the other language is loaded when it is chosen. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const loadTranslate = async (wanted: Language) =>
    createTranslate(await loadMessages(wanted), wanted, import.meta.env?.DEV ? failOnMissing : undefined);
  let language = currentLanguage();
  let translate = await loadTranslate(language);
  showLanguage(language);
  return {
    translate: (key, values) => translate(key, values),
    async changeLocale(locale) {
      translate = await loadTranslate(locale as Language);
      language = locale as Language;
      storeLanguage(language);
    },
    getLocale: () => language,
    getLocales: () => languages.map(locale => ({ locale, name: languageName(locale) })),
  };
}
