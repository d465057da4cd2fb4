import boldUrl from 'pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf?url';
import regularUrl from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url';
import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { fileTypes } from '../../engine/export/fileTypes.ts';
import { fileNameOf } from '../../engine/export/fileName.ts';
import { saveFile } from '../../engine/export/saveFile.ts';
import { useExport } from '../../engine/export/useExport.ts';
import { useExportPlan } from '../../engine/export/useExportPlan.ts';
import type { WeeklyPlan } from '../../engine/report/weekly/weeklyPlan.ts';
import { useAcademy } from '../../hooks/useAcademy.ts';
import { brand } from '../../runtime.ts';
import { useReportWords } from './useReportWords.ts';

const addressOf = (url: string) => new URL(url, window.location.href).href;

/** Writes reports as one PDF in a worker: of all students of a query, or of some of them. */
export function useWeeklyPdf() {
  const translate = useTranslate();
  const place = useFormatContext();
  const academy = useAcademy();
  const planOf = useExportPlan();
  const words = useReportWords();
  const { progress, start, stop } = useExport();
  const write = (
    query: { week: string; managerId?: string; searchText?: string },
    only?: readonly string[],
  ) => {
    const now = new Date();
    const title = `${translate('screens.weeklyReports')} ${query.week}`;
    const plan: WeeklyPlan = {
      ...planOf(
        {
          url: addressOf(urlOf(contract.weeklyReports.list, {}, query)),
          ...(only ? { only: { key: 'customerId', ids: only } } : {}),
        },
        title,
        [],
        { format: 'pdf' },
      ),
      logoUrl: academy?.coverImageUrl ? addressOf(academy.coverImageUrl) : null,
      color: academy?.accentColor ?? brand().color,
      fontUrls: { regular: addressOf(regularUrl), bold: addressOf(boldUrl) },
      words,
      now: now.toISOString(),
    };
    start(plan, fileNameOf(title, place.timeZone, now, 'pdf'), {
      worker: () =>
        new Worker(new URL('../../engine/report/weekly/weeklyWorker.ts', import.meta.url), {
          type: 'module',
        }),
      save: (file, name) => saveFile(file, name, fileTypes.pdf),
    });
  };
  return { progress, write, stop };
}
