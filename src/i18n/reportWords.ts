import type { Language } from '../domain/choices.ts';
import { forLanguages } from '../domain/forLanguages.ts';
import type { ReportWords } from '../domain/weeklyReport/reportWords.ts';

const files = import.meta.glob<{ weeklyReport: ReportWords }>('./*/weeklyReport.ts', { eager: true });

/** The words of weekly reports in every language: each is in its student's, whatever the console is shown in. */
export const reportWords: Record<Language, ReportWords> = forLanguages(
  language => files[`./${language}/weeklyReport.ts`]!.weeklyReport,
);
