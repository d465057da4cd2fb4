import { Box, Card, Skeleton, TablePagination, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Chart } from '../../engine/chart/Chart.tsx';
import type { ChartData } from '../../engine/chart/series.ts';
import { formatMonthDay } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import type { SpanStat } from '../../domain/entities/statistics.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import { ReportExports } from '../../engine/report/ReportExports.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { UpgradeNotice } from '../../ui/UpgradeNotice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { pageExportOf } from './pageExportOf.ts';
import { ReportBar } from './ReportBar.tsx';
import { pageSize, useReport } from './useReport.ts';
import type { useReportQuery } from './useReportQuery.ts';
import { useDayStart } from '../../clock/useDayStart.ts';

type Query = ReturnType<typeof useReportQuery>;

interface Props<T> {
  definition: ReportDefinition<T>;
  keyOf: (row: T) => string;
  onOpen?: (row: T, query: Query) => void;
  /** What a row opens. */
  children?: (query: Query) => ReactNode;
}

/** A statistics screen: period, chart, table and both files, all from one definition. */
export function ReportScreen<T extends object>({ definition, keyOf, onOpen, children }: Props<T>) {
  const { screen, call, name, chart, charted, hasUnits, hasManager, hasSearch } = definition;
  const translate = useTranslate();
  const dayStart = useDayStart();
  const place = useFormatContext();
  const { query, sort, answer, columns, rowsOf, stream, asked, lines, unit, together } =
    useReport(definition);
  const { period, today, managerId, page } = query;
  const isLocked = (answer.data as { locked?: boolean } | undefined)?.locked === true;
  const headerOf = (source: string) => translate(`stats.columns.${name}.${source}`);
  const title = translate(`screens.${screen}`);
  const showsSpans = definition.spans !== undefined && unit !== undefined;
  const chartTitle = showsSpans ? translate('stats.charts.spans') : translate(`stats.charts.${name}`);

  /** Everyone together over time, where the rows are people and days. */
  const toSpanChart = (spans: readonly SpanStat[]): ChartData => ({
    title: chartTitle,
    kind: 'line',
    as: 'duration',
    labels: spans.map(({ date }) => formatMonthDay(date, place)),
    series: definition.spans!.series.map(({ source, ...series }) => ({
      ...series,
      id: source,
      label: translate(`stats.columns.student.${source}`),
      values: spans.map(span => Number(span[source])),
    })),
    ...(spans.at(-1)?.mark === 'RUNNING' ? { incompleteAt: spans.length - 1 } : {}),
  });
  const toChart = (rows: readonly T[]): ChartData => {
    if (showsSpans) return toSpanChart(together?.content ?? []);
    const shown = rows.slice(0, charted ?? rows.length);
    const label = (row: T) => String(row[chart.label]);
    const ofDays = chart.label === 'date';
    const isRunning = ofDays && period !== undefined && today !== undefined && period.until >= today;
    return {
      title: chartTitle,
      kind: chart.kind,
      as: chart.as,
      labels: shown.map(row => (ofDays ? formatMonthDay(label(row), place) : label(row))),
      series: chart.series.map(({ source, tone }) => ({
        id: source,
        label: headerOf(source),
        tone,
        values: shown.map(row => row[source] as number | null),
      })),
      ...(isRunning ? { incompleteAt: shown.length - 1 } : {}),
    };
  };

  return (
    <>
      <PageHeader
        screen={screen}
        caption={`${translate(`stats.captions.${name}`)} ${translate('app.countedFrom', dayStart)}`}
        actions={
          answer.data !== undefined &&
          (!showsSpans || together !== undefined) &&
          !isLocked && (
            <ReportExports
              title={title}
              columns={columns}
              headerOf={headerOf}
              rows={
                stream ?? { of: rowsOf(answer.data).rows, recorded: pageExportOf(call, { query: asked }) }
              }
              lines={lines}
              chart={toChart(rowsOf(answer.data).rows)}
            />
          )
        }
      />
      {!isLocked && (
        <ReportBar query={query} hasUnits={hasUnits} hasManager={hasManager} hasSearch={hasSearch} />
      )}
      {!isLocked && children?.(query)}
      <QueryState query={answer} skeleton={<Skeleton variant="rounded" height={640} />}>
        {data => {
          if (isLocked && call.premium)
            return (
              <Card>
                <UpgradeNotice feature={call.premium} />
              </Card>
            );
          const { rows, total } = rowsOf(data);
          if (rows.length === 0)
            return (
              <EmptyState
                size="part"
                tone="neutral"
                title={translate(query.search ? 'stats.nobody.title' : 'dashboard.none.title')}
                text={translate(query.search ? 'stats.nobody.text' : 'dashboard.none.text')}
              />
            );
          return (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Card component="section" aria-label={chartTitle} sx={{ p: { xs: 2, sm: 2.5 } }}>
                <Typography variant="h2">{chartTitle}</Typography>
                {showsSpans && together === undefined ? (
                  <Skeleton variant="rounded" height={260} />
                ) : (
                  <Chart data={toChart(rows)} />
                )}
              </Card>
              <Card>
                <ReportTable<T>
                  label={title}
                  columns={columns}
                  headerOf={headerOf}
                  rows={rows}
                  asked={{ period: period!, managerId }}
                  keyOf={row => `${keyOf(row)} ${(row as { date?: string }).date ?? ''}`}
                  sorting={
                    sort === undefined ? undefined : { sort, onSort: next => query.change({ sort: next }) }
                  }
                  isWhole={rows.length === total}
                  onOpen={onOpen && (row => onOpen(row, query))}
                />
                {total > pageSize && (
                  <TablePagination
                    component="div"
                    count={total}
                    page={Math.min(page, Math.ceil(total / pageSize) - 1)}
                    rowsPerPage={pageSize}
                    rowsPerPageOptions={[pageSize]}
                    onPageChange={(_, next) => query.change({ page: String(next) })}
                  />
                )}
              </Card>
            </Box>
          );
        }}
      </QueryState>
    </>
  );
}
