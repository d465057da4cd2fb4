import { limits } from '../../src/domain/limits.ts';
import type { ReportView } from '../../src/domain/weeklyReport/reportView.ts';
import { serverWords } from '../core/serverWords.ts';
import { composeMail } from './composeMail.ts';

interface Addresses {
  report: string;
  stop: string;
  /** For how many days the report can be read. */
  days: number;
}

/** The mail that brings a guardian the link to a student's weekly report, in the report's language. */
export const weeklyReportMail = (view: ReportView, { report, stop, days }: Addresses) =>
  composeMail(serverWords[view.language].mails.weeklyReport, {
    values: {
      academy: view.academy,
      name: view.name,
      period: view.period,
      total: view.figures[0]!.value,
      attendance: view.figures[1]!.value,
      days: Math.min(days, limits.weeklyReport.linkDays.max),
    },
    url: report,
    stop: { label: view.words.link.stop, url: stop },
  });
