import type { I18nProvider } from 'ra-core';
import { languages, type Language } from '../domain/choices.ts';
import { languageName } from '../domain/languageName.ts';
import { areAllWordsNeeded, onAllWordsNeeded } from './allWords.ts';
import { createTranslate } from './createTranslate.ts';
import { currentLanguage, storeLanguage, showLanguage } from './language.ts';
import { loadFirstMessages } from './loadFirstMessages.ts';
import { loadMessages } from './loadMessages.ts';
import { withOwnWords } from './withOwnWords.ts';
import { withPlanNames } from './withPlanNames.ts';

/** Fails whatever is watched while developing and in tests, and nothing of what is shown. */
const failOnMissing = (key: string) =>
  queueMicrotask(() => {
    throw new Error(`There are no words for ${key}.`);
  });

/**
 * The console's words in the visitor's language: those of the first screens, then all once they are needed. The other
 * language is loaded when it is chosen.
 */
export async function createI18nProvider(): Promise<I18nProvider> {
  let hasAll = areAllWordsNeeded();
  const loadTranslate = async (wanted: Language) =>
    createTranslate(
      withPlanNames(
        await withOwnWords<object>(hasAll ? loadMessages(wanted) : loadFirstMessages(wanted), wanted),
        wanted,
      ),
      wanted,
      import.meta.env?.DEV ? failOnMissing : undefined,
    );
  let language = currentLanguage();
  let translate = await loadTranslate(language);
  showLanguage(language);
  let loadingAll: Promise<void> | undefined;
  const loadAll = async () => {
    if (hasAll) return;
    hasAll = true;
    try {
      translate = await loadTranslate(language);
    } catch (error) {
      hasAll = false;
      loadingAll = undefined;
      throw error;
    }
  };
  onAllWordsNeeded(() => (loadingAll ??= loadAll()));
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
