import { Box, Card, TablePagination, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Chart } from '../../engine/chart/Chart.tsx';
import { PreloadNotes } from '../../engine/chart/PreloadNotes.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import { ScheduleLink } from '../../engine/export/ScheduleLink.tsx';
import { FileButtons } from '../../engine/report/FileButtons.tsx';
import { ReportExports } from '../../engine/report/ReportExports.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { ChartSkeleton } from '../../ui/ChartSkeleton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { UpgradeNotice } from '../../ui/UpgradeNotice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { pageExportOf } from '../../dataProvider/pageExportOf.ts';
import { ReportBar } from './ReportBar.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';
import { ReportTotal } from './ReportTotal.tsx';
import { pageSize } from './reportInput.ts';
import { useReport } from './useReport.ts';
import { useReportChart } from './useReportChart.ts';
import type { useReportQuery } from './useReportQuery.ts';
import { withChange, type Changed } from './withChange.ts';
import { useDayStart } from '../../clock/useDayStart.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

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
  const { screen, call, name, hasUnits, hasManager, hasSearch } = definition;
  const translate = useTranslate();
  const dayStart = useDayStart();
  const report = useReport(definition);
  const { query, sort, answer, columns, rowsOf, stream, params, lines, comparison } = report;
  const { period, managerId, page } = query;
  const isLocked = (answer.data as { locked?: boolean } | undefined)?.locked === true;
  const headerOf = (source: string) =>
    translate(source === 'change' ? 'stats.change' : `stats.columns.${name}.${source}`);
  const title = translate(`screens.${screen}`);
  const {
    title: chartTitle,
    toChart,
    chartToCome,
    total: toTotal,
    isCounting,
    isReady,
  } = useReportChart(definition, report, headerOf);
  const changedOf = (data: unknown) =>
    withChange(definition, comparison, { rows: rowsOf(data).rows, columns });

  return (
    <>
      <PageHeader
        screen={screen}
        caption={`${translate(`stats.captions.${name}`)} ${translate('app.countedFrom', dayStart)}`}
        actions={
          !isLocked && (
            <>
              {answer.data === undefined || !isReady ? (
                answer.error === null && <FileButtons />
              ) : (
                <ReportExports<Changed<T>>
                  title={title}
                  columns={changedOf(answer.data).columns}
                  headerOf={headerOf}
                  rows={
                    stream ?? {
                      of: changedOf(answer.data).rows,
                      recorded: pageExportOf(call, { query: params }),
                    }
                  }
                  lines={lines}
                  chart={toChart(rowsOf(answer.data).rows)}
                />
              )}
              <ScheduleLink
                screen={screen}
                filters={{
                  unit: hasUnits && query.unit,
                  managerId: hasManager && managerId,
                  searchText: hasSearch && query.search,
                }}
              />
            </>
          )
        }
      />
      {!isLocked && (
        <ReportBar query={query} hasUnits={hasUnits} hasManager={hasManager} hasSearch={hasSearch} />
      )}
      {!isLocked && children?.(query)}
      {report.unit && <PreloadNotes period={period} />}
      <QueryState query={answer} skeleton={<ReportSkeleton chart={chartToCome} />}>
        {data => {
          if (isLocked && call.premium)
            return (
              <Card>
                <UpgradeNotice feature={call.premium} />
              </Card>
            );
          const { rows, total } = rowsOf(data);
          const changed = changedOf(data);
          if (rows.length === 0)
            return (
              <EmptyState
                size="part"
                tone="neutral"
                drawing={query.search ? 'noMatch' : 'records'}
                title={translate(query.search ? 'stats.nobody.title' : 'dashboard.none.title')}
                text={translate(query.search ? 'stats.nobody.text' : 'dashboard.none.text')}
              />
            );
          return (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Card component="section" aria-label={chartTitle} sx={{ p: { xs: 2, sm: 2.5 } }}>
                <Typography variant="h2">{chartTitle}</Typography>
                {isCounting ? (
                  <>
                    <Skeleton width={180} style={{ fontSize: '1.75rem', lineHeight: 1.55, marginTop: 4 }} />
                    <Typography variant="body2" sx={{ display: { sm: 'none' } }}>
                      <Skeleton width={220} />
                    </Typography>
                  </>
                ) : (
                  <ReportTotal {...toTotal(rows)} isCompared={comparison.days !== null} />
                )}
                {isReady ? (
                  <Chart data={toChart(rows)} onPeriod={days => query.change({ ...days })} />
                ) : (
                  <ChartSkeleton {...chartToCome} />
                )}
              </Card>
              <Card>
                <ReportTable<Changed<T>>
                  label={title}
                  columns={changed.columns}
                  headerOf={headerOf}
                  rows={changed.rows}
                  params={{ period: period!, managerId }}
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
