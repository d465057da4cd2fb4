import { languages, type Language } from '../domain/choices.ts';
import { languageFolder } from '../domain/languageFolder.ts';
import type { ReportWords } from '../domain/weeklyReport/reportWords.ts';
import { withOwnWords } from './withOwnWords.ts';

const files = import.meta.glob<{ weeklyReport: ReportWords }>('./*/weeklyReport.ts', { eager: true });

const load = async (language: Language) => {
  const builtIn = files[`./${languageFolder(language)}/weeklyReport.ts`]!;
  const { weeklyReport } = await withOwnWords(Promise.resolve(builtIn), language);
  return [language, weeklyReport] as const;
};

/** The words of weekly reports in every language: each is in its student's, whatever the console is shown in. */
export const reportWords = Object.fromEntries(await Promise.all(languages.map(load))) as Record<
  Language,
  ReportWords
>;
