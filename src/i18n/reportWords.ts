import { languages, type Language } from '../domain/choices.ts';
import { forLanguages } from '../domain/forLanguages.ts';
import { languageFolder } from '../domain/languageFolder.ts';
import type { ReportWords } from '../domain/weeklyReport/reportWords.ts';
import { withOwnWords } from './withOwnWords.ts';

const files = import.meta.glob<{ weeklyReport: ReportWords }>('./*/weeklyReport.ts', { eager: true });
const fileOf = (language: Language) => files[`./${languageFolder(language)}/weeklyReport.ts`]!;

/** The words of weekly reports in every language: each is in its student's, whatever the console is shown in. */
export const reportWords: Record<Language, ReportWords> = forLanguages(
  language => fileOf(language).weeklyReport,
);

/** The same, with the texts that this installation has in their place. */
export async function loadReportWords(): Promise<Record<Language, ReportWords>> {
  const loaded = await Promise.all(
    languages.map(async language => {
      const { weeklyReport } = await withOwnWords(Promise.resolve(fileOf(language)), language);
      return [language, weeklyReport] as const;
    }),
  );
  return Object.fromEntries(loaded) as Record<Language, ReportWords>;
}
