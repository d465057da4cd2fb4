import { Button, LinearProgress, Typography } from '@mui/material';
import fontUrl from 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf?url';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { brand } from '../../runtime.ts';
import { useAcademy } from '../../hooks/useAcademy.ts';
import type { ExportFormat } from '../../domain/pageExports.ts';
import type { ChartData } from '../chart/series.ts';
import { useChartFormat } from '../chart/useChartFormat.ts';
import { formatDateTime } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { fileNameOf } from '../export/fileName.ts';
import type { ExportPlan, PageExportRecord } from '../export/plan.ts';
import { saveFile } from '../export/saveFile.ts';
import { useExport } from '../export/useExport.ts';
import { useExportPlan } from '../export/useExportPlan.ts';
import type { ReportColumn } from './definition.ts';
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
export function ReportExports<T>({ title, columns, headerOf, rows, lines, chart }: Props<T>) {
  const translate = useTranslate();
  const place = useFormatContext();
  const academy = useAcademy();
  const makePlan = useExportPlan();
  const write = useChartFormat();
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
      columns.map(({ source, as = 'text' }) => ({ source, as, header: headerOf(source) })),
    );
  const paperOf = (now: Date): Paper => ({
    ...planOf('pdf'),
    title,
    academy: academy?.title ?? '',
    logoUrl: academy?.coverImageUrl ? new URL(academy.coverImageUrl, window.location.href).href : null,
    color: academy?.accentColor ?? brand().color,
    fontUrl: new URL(fontUrl, window.location.href).href,
    lines: [...lines, translate('stats.madeAt', { time: formatDateTime(now.toISOString(), place) })],
    chart: chart && paperChart(chart, { write, notFinal: translate('insight.notFinal') }),
    summed: columns.filter(({ summed }) => summed).map(({ source }) => source),
    totalLabel: translate('stats.total'),
    pageLabel: translate('stats.page', { page: '{page}', pages: '{pages}' }),
  });
  const toExcel = () => start(planOf('xlsx'), fileNameOf(title, place.timeZone, new Date()));
  const toPdf = () => {
    const now = new Date();
    start(paperOf(now), fileNameOf(title, place.timeZone, now, 'pdf'), {
      worker: () => new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' }),
      save: (file, name) => saveFile(file, name, 'application/pdf'),
    });
  };

  if (progress)
    return (
      <>
        <Typography variant="caption" role="status" sx={{ alignSelf: 'center' }}>
          {progress.text}
        </Typography>
        <LinearProgress
          aria-label={translate('exporting.title')}
          variant={progress.percent === null ? 'indeterminate' : 'determinate'}
          value={progress.percent ?? 0}
          sx={{ width: 96, alignSelf: 'center' }}
        />
        <Button color="inherit" onClick={stop}>
          {translate('exporting.cancel')}
        </Button>
      </>
    );
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileSpreadsheet aria-hidden />}
        onClick={toExcel}
      >
        {translate('stats.excel')}
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<FileText aria-hidden />} onClick={toPdf}>
        {translate('stats.pdf')}
      </Button>
    </>
  );
}
