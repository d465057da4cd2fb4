import type { WeeklyReport } from '../../../src/domain/entities/weeklyReport.ts';
import { reportView } from '../../../src/domain/weeklyReport/reportView.ts';
import type { CurrentUser } from '../../core/currentUser.ts';
import { serverWords } from '../../core/serverWords.ts';

/** A report in words, in the student's language. */
export const viewOf = (
  report: WeeklyReport,
  { timeZone, academy, now }: Pick<CurrentUser, 'timeZone'> & { academy: string; now: Date },
) =>
  reportView(report, {
    language: report.language,
    words: serverWords[report.language].weeklyReport,
    timeZone,
    academy,
    now,
  });
