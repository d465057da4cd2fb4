import cloneDeep from 'lodash/cloneDeep.js';
import { languages, type Language } from '../../src/domain/choices.ts';
import { fallbackLanguage } from '../../src/domain/defaultLanguages.ts';
import { languageFolder } from '../../src/domain/languageFolder.ts';
import type { ServerWords } from '../../src/i18n/en/server/index.ts';

const load = async (language: Language) => {
  const { server } = (await import(`../../src/i18n/${languageFolder(language)}/server/index.ts`)) as {
    server: ServerWords;
  };
  // A language that the installation adds begins as English.
  return [language, language === languageFolder(language) ? server : cloneDeep(server)] as const;
};

const words = Object.fromEntries(await Promise.all(languages.map(load))) as Record<Language, ServerWords>;

/**
 * What the server says in each language, from the languages' folders. An account can still have a language that the
 * installation had added and has no more: English is said in it.
 */
export const serverWords: Readonly<Record<Language, ServerWords>> = new Proxy(words, {
  get: (table, language: Language) => table[language] ?? table[fallbackLanguage],
});
