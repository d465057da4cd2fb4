import { Box, Card, Skeleton, TablePagination } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { Call } from '../../contract/call.ts';
import { urlOf } from '../../dataProvider/http.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { periodParams } from '../../domain/period.ts';
import { Chart } from '../../engine/chart/Chart.tsx';
import type { ChartData } from '../../engine/chart/series.ts';
import { formatMonthDay, formatPeriod } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import { ReportExports } from '../../engine/report/ReportExports.tsx';
import { ReportTable } from '../../engine/report/ReportTable.tsx';
import { Message } from '../../layout/Message.tsx';
import { PaidNote } from '../../layout/PaidNote.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ReportBar } from './ReportBar.tsx';
import { useReportQuery } from './useReportQuery.ts';

const pageSize = limits.pageSize.max;

interface Answer<T> {
  locked?: boolean;
  content: T[];
  total?: number;
}

interface Props<T> {
  definition: ReportDefinition<T>;
  keyOf: (row: T) => string;
  onOpen?: (row: T, query: ReturnType<typeof useReportQuery>) => void;
  /** What stands between the chart and the table. */
  children?: (query: ReturnType<typeof useReportQuery>) => ReactNode;
}

/** A statistics screen: period, chart, table and both files, all from one definition. */
export function ReportScreen<T extends object>({ definition, keyOf, onOpen, children }: Props<T>) {
  const { screen, call, name, columns, chart, hasUnits, hasManager, charted, streams } = definition;
  const translate = useTranslate();
  const place = usePlace();
  const query = useReportQuery();
  const [page, setPage] = useState(0);
  const { period, unit, managerId } = query;
  const filter = {
    ...(period ? periodParams(period, place.timeZone) : {}),
    ...(hasUnits ? { unit } : {}),
    ...(hasManager && managerId ? { managerId } : {}),
  };
  const answer = useApi(
    call as Call,
    { query: { ...filter, ...(streams ? { page, size: pageSize } : {}) } } as never,
    { enabled: period !== undefined, placeholderData: before => before },
  );
  const rowsOf = (data: unknown) => data as Answer<T>;
  const isLocked = rowsOf(answer.data)?.locked === true;
  const headerOf = (source: string) => translate(`stats.columns.${name}.${source}`);
  const title = translate(`screens.${screen}`);

  const toChart = (rows: readonly T[]): ChartData => {
    const shown = rows.slice(0, charted ?? rows.length);
    const label = (row: T) => String(row[chart.label]);
    return {
      title,
      kind: chart.kind,
      as: chart.as,
      labels: shown.map(row => (chart.label === 'date' ? formatMonthDay(label(row), place) : label(row))),
      series: chart.series.map(({ source, tone }) => ({
        id: source,
        label: headerOf(source),
        tone,
        values: shown.map(row => Number(row[source])),
      })),
    };
  };
  const lines = [
    ...(period ? [`${translate('period.label')}: ${formatPeriod(period, place)}`] : []),
    ...(hasUnits ? [`${translate('stats.unit')}: ${translate(`choices.chartUnit.${unit}`)}`] : []),
    translate('period.studyDay'),
  ];

  return (
    <>
      <PageHeader
        screen={screen}
        caption={`${translate(`stats.captions.${name}`)} ${translate('app.countedFrom')}`}
        actions={
          answer.data !== undefined &&
          !isLocked && (
            <ReportExports
              title={title}
              columns={columns}
              headerOf={headerOf}
              rows={streams ? urlOf(call, {}, filter) : rowsOf(answer.data).content}
              lines={lines}
              chart={toChart(rowsOf(answer.data).content)}
            />
          )
        }
      />
      {!isLocked && <ReportBar query={query} hasUnits={hasUnits} hasManager={hasManager} />}
      <QueryState query={answer} skeleton={<Skeleton variant="rounded" height={640} />}>
        {data => {
          if (isLocked && call.premium)
            return (
              <Card>
                <PaidNote feature={call.premium} />
              </Card>
            );
          const { content, total = content.length } = rowsOf(data);
          if (content.length === 0)
            return (
              <Message
                size="part"
                tone="neutral"
                title={translate('dashboard.none.title')}
                text={translate('dashboard.none.text')}
              />
            );
          return (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Card sx={{ p: 2.5 }}>
                <Chart data={toChart(content)} />
              </Card>
              {children?.(query)}
              <Card>
                <ReportTable<T>
                  label={title}
                  columns={columns}
                  headerOf={headerOf}
                  rows={content}
                  keyOf={keyOf}
                  isWhole={content.length === total}
                  onOpen={onOpen && (row => onOpen(row, query))}
                />
                {total > pageSize && (
                  <TablePagination
                    component="div"
                    count={total}
                    page={page}
                    rowsPerPage={pageSize}
                    rowsPerPageOptions={[pageSize]}
                    onPageChange={(_, next) => setPage(next)}
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
