import fontUrl from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url';
import { useTranslate } from 'ra-core';
import { ProgressInPlace } from '../export/ProgressInPlace.tsx';
import { brand } from '../../runtime.ts';
import { useAcademy } from '../../hooks/useAcademy.ts';
import type { ExportFormat } from '../../domain/pageExports.ts';
import type { ChartData } from '../chart/series.ts';
import { useMarkFormat } from '../chart/useChartFormat.ts';
import { useNotedChart } from '../chart/useNotedChart.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { fileTypes } from '../export/fileTypes.ts';
import { fileNameOf } from '../export/fileName.ts';
import type { ExportPlan, PageExportRecord } from '../export/plan.ts';
import { saveFile } from '../export/saveFile.ts';
import { useExport } from '../export/useExport.ts';
import { useExportPlan } from '../export/useExportPlan.ts';
import type { ReportColumn } from './definition.ts';
import { FileButtons } from './FileButtons.tsx';
import type { Paper } from './paper.ts';
import { paperChart } from './paperChart.ts';

interface Props<T> {
  title: string;
  columns: readonly ReportColumn<T>[];
  headerOf: (source: string) => string;
  /** The address that streams all rows; or the rows, with the call that they are the answer of. */
  rows: string | { of: readonly T[]; recorded: Omit<PageExportRecord, 'format'> };
  /** Period and filters, a line each. */
  lines: readonly string[];
  chart: ChartData | null;
}

/** Excel and PDF of what a report shows, written in workers from the same columns. */
export function ReportExports<T>({ title, columns, headerOf, rows, lines, chart: given }: Props<T>) {
  const chart = useNotedChart(given);
  const translate = useTranslate();
  const place = useFormatContext();
  const academy = useAcademy();
  const makePlan = useExportPlan();
  const write = useMarkFormat();
  const { progress, start, stop } = useExport();

  const planOf = (format: ExportFormat): ExportPlan =>
    makePlan(
      typeof rows === 'string'
        ? { url: new URL(rows, window.location.href).href }
        : {
            rows: rows.of as readonly Record<string, unknown>[],
            recorded: { ...rows.recorded, format },
          },
      title,
      columns
        // Paper has no room for a column of addresses; they follow names that several people have.
        .filter(({ below }) => format !== 'pdf' || below === undefined)
        .map(({ source, as = 'text' }) => ({
          source,
          as,
          header: headerOf(source),
          ...(format === 'pdf' && columns.some(({ below }) => below === source)
            ? { namesApart: true as const }
            : {}),
        })),
      {
        format,
        lines: [...lines, ...(chart?.notes ?? []).map(({ label }) => label)],
        summed: columns.filter(({ summed }) => summed).map(({ source }) => source),
      },
    );
  const paperOf = (): Paper => ({
    ...planOf('pdf'),
    logoUrl: academy?.coverImageUrl ? new URL(academy.coverImageUrl, window.location.href).href : null,
    color: academy?.accentColor ?? brand().color,
    fontUrl: new URL(fontUrl, window.location.href).href,
    chart: chart && paperChart(chart, { write, notFinal: translate('insight.notFinal') }),
    pageLabel: translate('stats.page', { page: '{page}', pages: '{pages}' }),
  });
  const nameOf = (format: ExportFormat) => fileNameOf(title, place.timeZone, new Date(), format);
  const toSheet = (format: 'xlsx' | 'csv') =>
    start(planOf(format), nameOf(format), { save: (file, name) => saveFile(file, name, fileTypes[format]) });
  const toPdf = () =>
    start(paperOf(), nameOf('pdf'), {
      worker: () => new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' }),
      save: (file, name) => saveFile(file, name, fileTypes.pdf),
    });

  if (progress) return <ProgressInPlace progress={progress} stop={stop} />;
  return <FileButtons downloads={{ excel: () => toSheet('xlsx'), pdf: toPdf, csv: () => toSheet('csv') }} />;
}
