import { useTranslate } from 'ra-core';
import type { SpanStat } from '../../domain/entities/statistics.ts';
import type { ChartData } from '../../engine/chart/series.ts';
import { chartHeight } from '../../engine/chart/chartHeight.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import type { ReportDefinition } from '../../engine/report/definition.ts';
import { reportChart } from './reportChart.ts';
import { totalOf, type Counted } from './totalOf.ts';
import type { useReport } from './useReport.ts';

/** As many people as a chart of everyone is expected to have. */
const fewPeople = 5;

interface Person {
  customerId: string;
  name: string;
  email: string;
}

/** A report's chart, and the one figure that its days come to. */
export function useReportChart<T extends object>(
  definition: ReportDefinition<T>,
  { query, unit, together, comparison }: ReturnType<typeof useReport<T>>,
  headerOf: (source: string) => string,
) {
  const { name, chart, charted, spans, hasUnits } = definition;
  const translate = useTranslate();
  const place = useFormatContext();
  const { period, managerId } = query;
  const people = charted ?? fewPeople;
  const params = { period: period!, managerId };
  const isOfPeople = hasUnits === 'orWhole';
  const showsSpans = spans !== undefined && unit !== undefined;
  const title = showsSpans ? translate('stats.charts.spans') : translate(`stats.charts.${name}`);
  const label = translate('insight.last');
  const before = comparison.days === null ? null : (comparison.before ?? []);

  function toChart(rows: readonly T[]): ChartData {
    if (showsSpans)
      return reportChart<SpanStat>({
        title,
        place,
        kind: 'line',
        as: 'duration',
        rows: together ?? [],
        series: spans.series.map(one => ({
          ...one,
          label: translate(`stats.columns.student.${one.source}`),
        })),
        before: before && { rows: before as SpanStat[], label },
        to: row => spans.to?.(row, params),
      });
    const shown = rows.slice(0, charted ?? rows.length);
    const idOf = (row: T) => (row as T & Person).customerId;
    const compared = comparison.people;
    return reportChart<T>({
      title,
      place,
      kind: chart.kind,
      as: chart.as,
      // Compared people are shown as they were on completed days, like those before.
      rows: isOfPeople && compared ? shown.map(row => compared.now.get(idOf(row)) ?? row) : shown,
      series: chart.series.map(one => ({ ...one, label: headerOf(one.source) })),
      before: isOfPeople
        ? compared && { rows: shown.map(row => compared.before.get(idOf(row))), label }
        : before && { rows: before, label },
      ...(isOfPeople
        ? {
            personOf: row => {
              const { customerId: id, name, email } = row as T & Person;
              return { id, name, email };
            },
          }
        : {}),
      to: row => chart.to?.(row, params),
    });
  }

  /** Of all rows that are days, weeks or months; of people, the averages of everyone. */
  const total = (rows: readonly T[]) =>
    isOfPeople
      ? {
          kind: 'mean' as const,
          as: 'duration' as const,
          ...totalOf(together ?? [], 'avgStudySeconds', {
            total: 'mean',
            before: before as SpanStat[] | null,
          }),
        }
      : {
          kind: 'sum' as const,
          as: chart.as,
          ...totalOf(rows as unknown as Counted[], chart.series[0]!.source as keyof Counted, {
            total: 'sum',
            before: before as unknown as Counted[] | null,
          }),
        };
  return {
    title,
    toChart,
    /** What its placeholder needs, in the shape of what comes. */
    chartToCome: {
      height: chartHeight({ ...chart, kind: showsSpans ? 'line' : chart.kind, points: { length: people } }),
      rows: chart.kind === 'rows' && !showsSpans ? people : undefined,
    },
    total,
    /** Whether the figure is still asked for. */
    isCounting: isOfPeople && together === undefined,
    isReady: !showsSpans || together !== undefined,
  };
}
