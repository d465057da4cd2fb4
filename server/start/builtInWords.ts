import { languages, type Language } from '../../src/domain/choices.ts';

const load = async (language: Language) => {
  const [folder, { server }] = (await Promise.all([
    import(`../../src/i18n/${language}/index.ts`),
    import(`../../src/i18n/${language}/server/index.ts`),
  ])) as [Record<Language, object>, { server: object }];
  return [language, { ...folder[language], server }] as const;
};

/** The words of each language that the product brings: the console's, and under `server` the server's. */
export const builtInWords = Object.fromEntries(await Promise.all(languages.map(load))) as Record<
  Language,
  object
>;
