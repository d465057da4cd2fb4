import fontUrl from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url';
import { useNotify, useTranslate, useTranslateLabel } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { contract } from '../../../contract/index.ts';
import { urlOf } from '../../../dataProvider/http.ts';
import { choices } from '../../../domain/choices.ts';
import { datesOf } from '../../../domain/studyDay.ts';
import { formatPeriod } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { ExportProgress } from '../../../engine/export/ExportProgress.tsx';
import { fileNameOf } from '../../../engine/export/fileName.ts';
import { fileTypes } from '../../../engine/export/fileTypes.ts';
import { saveFile } from '../../../engine/export/saveFile.ts';
import { useExport } from '../../../engine/export/useExport.ts';
import { useExportPlan } from '../../../engine/export/useExportPlan.ts';
import type { Paper } from '../../../engine/report/paper.ts';
import { useAcademy } from '../../../hooks/useAcademy.ts';
import { brand } from '../../../runtime.ts';
import type { MatrixQuery } from '../matrix/useRows.ts';
import { monthOf } from './monthOf.ts';

interface Props {
  query: MatrixQuery;
  onEnd: () => void;
}

/** Writes the attendance sheet, students by the days of a month with marks and their legend, and shows how far it is. */
export function SheetExport({ query, onEnd }: Props) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const notify = useNotify();
  const place = useFormatContext();
  const academy = useAcademy();
  const planOf = useExportPlan();
  const { progress, start, stop } = useExport();
  const paperOf = (): Paper => {
    const period = monthOf(query);
    const count = (source: string, word: string) => ({
      source,
      header: translate(word),
      as: 'number' as const,
    });
    const legend = choices.attendanceCell.map(
      mark =>
        `${translate(`attendance.sheet.marks.${mark}`)} ${translate(mark === '-' ? 'attendance.uncounted' : `choices.attendanceCell.${mark}`)}`,
    );
    const plan = planOf(
      { url: urlOf(contract.attendances.reports, {}, { ...query, ...period }) },
      translate('attendance.sheet.title'),
      [
        {
          source: 'name',
          header: String(translateLabel({ source: 'name', resource: 'attendances' })),
          as: 'text',
          namesApart: true,
        },
        ...datesOf(period.since, period.until).map((date, at) => ({
          source: 'days',
          over: 'marks',
          at,
          header: String(Number(date.slice(8))),
          as: 'attendanceCell' as const,
          labels: { key: 'attendance.sheet.marks', values: choices.attendanceCell },
        })),
        count('presentCount', 'attendance.present'),
        count('lateCount', 'attendance.late'),
        count('leftEarlyCount', 'attendance.leftEarly'),
        count('absentCount', 'attendance.absent'),
        count('excusedCount', 'attendance.excused'),
        { source: 'rate', header: translate('attendance.rate'), as: 'rate' as const },
      ],
      {
        format: 'pdf',
        lines: [
          `${translate('period.label')}: ${formatPeriod(period, place)}`,
          `${legend.join('   ')}   ${translate('attendance.counted')}`,
        ],
      },
    );
    return {
      ...plan,
      isDense: true,
      logoUrl: academy?.coverImageUrl ? new URL(academy.coverImageUrl, window.location.href).href : null,
      color: academy?.accentColor ?? brand().color,
      fontUrl: new URL(fontUrl, window.location.href).href,
      chart: null,
      pageLabel: translate('stats.page', { page: '{page}', pages: '{pages}' }),
    };
  };
  const run = useEffectEvent(() => {
    const paper = paperOf();
    const name = fileNameOf(paper.title, place.timeZone, new Date(), 'pdf');
    start(paper, name, {
      worker: () =>
        new Worker(new URL('../../../engine/report/pdfWorker.ts', import.meta.url), { type: 'module' }),
      save: file => saveFile(file, name, fileTypes.pdf),
      onEnd,
    });
  });
  useEffect(() => run(), []);
  const cancel = () => {
    stop();
    notify('exporting.cancelled');
    onEnd();
  };
  return progress && <ExportProgress progress={progress} onCancel={cancel} />;
}
