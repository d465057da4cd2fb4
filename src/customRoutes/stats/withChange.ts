import type { ReportColumn, ReportDefinition } from '../../engine/report/definition.ts';
import { isAlike, type Counted } from './totalOf.ts';
import type { useReportComparison } from './useReportComparison.ts';

type Comparison<T extends object> = Pick<ReturnType<typeof useReportComparison<T>>, 'days' | 'before'>;

/** A row with how much its first figure in the chart has changed; null where there is nothing alike to compare it with. */
export type Changed<T> = T & { change: number | null };

const partOf = (now: number, before: number) => (before === 0 ? null : now / before - 1);

/** A report's rows and columns with the change of its chart's first figure, where it is compared with other days; people's rows bring it. */
export function withChange<T extends object>(
  { chart, hasUnits }: ReportDefinition<T>,
  { days, before }: Comparison<T>,
  { rows, columns }: { rows: readonly T[]; columns: readonly ReportColumn<T>[] },
): { rows: readonly Changed<T>[]; columns: readonly ReportColumn<Changed<T>>[] } {
  const { source } = chart.series[0]!;
  const isOfPeople = hasUnits === 'orWhole';
  const change = (row: T, index: number) => {
    if (isOfPeople) return (row as { change?: number | null }).change ?? null;
    const other = before?.[index];
    return isAlike(row as Counted, other as Counted | undefined)
      ? partOf(Number(row[source]), Number((other as T)[source]))
      : null;
  };
  const isCompared = days !== null;
  return {
    rows: rows.map((row, index) => ({ ...row, change: isCompared ? change(row, index) : null })),
    columns: columns.flatMap((column): ReportColumn<Changed<T>>[] => [
      column as ReportColumn<Changed<T>>,
      ...(isCompared && column.source === source
        ? [{ source: 'change', as: 'change' } as ReportColumn<Changed<T>>]
        : []),
    ]),
  };
}
