import type { Language } from '../../../domain/choices.ts';
import type { ReportWords } from '../../../domain/weeklyReport/reportWords.ts';
import type { ExportPlan } from '../../export/plan.ts';

/** Everything that a worker needs to write weekly reports; plain data. */
export type WeeklyPlan = ExportPlan & {
  logoUrl: string | null;
  /** `#rrggbb` */
  color: string;
  fontUrls: { regular: string; bold: string };
  /** Each report is in its student's language. */
  words: Record<Language, ReportWords>;
  /** When the file is made, ISO. */
  now: string;
};
