import { builtInLanguages, type Language } from '../../../src/domain/builtInLanguages.ts';
import { languageFolder } from '../../../src/domain/languageFolder.ts';

const load = async (language: Language) => {
  const [folder, { server }, { page }, { inquiry }, { weeklyReport }] = (await Promise.all([
    import(`../../../src/i18n/${language}/index.ts`),
    import(`../../../src/i18n/${language}/server/index.ts`),
    import(`../../../src/i18n/${language}/landing/page.ts`),
    import(`../../../src/i18n/${language}/landing/inquiry.ts`),
    import(`../../../src/i18n/${language}/weeklyReport.ts`),
  ])) as [
    Record<Language, object>,
    { server: object },
    { page: object },
    { inquiry: object },
    { weeklyReport: object },
  ];
  const { weeklyReport: _report, ...others } = server as { weeklyReport: object };
  return [
    language,
    { ...folder[language], server: others, landing: { page, inquiry }, weeklyReport },
  ] as const;
};

const words = Object.fromEntries(await Promise.all(builtInLanguages.map(load))) as Record<Language, object>;

/**
 * The words that a language begins with: the console's, under `server` the server's, under `landing` the landing page's, and those of
 * weekly reports, which server and console share.
 */
export const builtInWords = (language: Language): object => words[languageFolder(language)];
