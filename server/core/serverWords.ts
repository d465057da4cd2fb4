import { languages, type Language } from '../../src/domain/choices.ts';
import type { ServerWords } from '../../src/i18n/en/server/index.ts';

const load = async (language: Language) => {
  const { server } = (await import(`../../src/i18n/${language}/server/index.ts`)) as { server: ServerWords };
  return [language, server] as const;
};

/** What the server says in each language, from the languages' folders. */
export const serverWords = Object.fromEntries(await Promise.all(languages.map(load))) as Record<
  Language,
  ServerWords
>;
