import type { ReportColumn, ReportDefinition } from '../../engine/report/definition.ts';
import { isAlike, type Counted } from './totalOf.ts';
import type { useReportComparison } from './useReportComparison.ts';

type Comparison<T extends object> = Pick<
  ReturnType<typeof useReportComparison<T>>,
  'days' | 'before' | 'people'
>;

/** A row with how much its first figure in the chart has changed; null where there is nothing alike to compare it with. */
export type Changed<T> = T & { change: number | null };

const partOf = (now: number | null | undefined, before: number | null | undefined) =>
  now == null || !before ? null : now / before - 1;

/** A report's rows and columns with the change of its chart's first figure, where it is compared with other days. */
export function withChange<T extends object>(
  { chart, hasUnits }: ReportDefinition<T>,
  { days, before, people }: Comparison<T>,
  { rows, columns }: { rows: readonly T[]; columns: readonly ReportColumn<T>[] },
): { rows: readonly Changed<T>[]; columns: readonly ReportColumn<Changed<T>>[] } {
  const { source } = chart.series[0]!;
  const isOfPeople = hasUnits === 'orWhole';
  const change = (row: T, index: number) => {
    if (isOfPeople) {
      const { customerId } = row as { customerId: string };
      const value = (of: ReadonlyMap<string, T> | undefined) =>
        of?.get(customerId)?.[source] as number | null;
      return partOf(value(people?.now), value(people?.before));
    }
    const other = before?.[index];
    return isAlike(row as unknown as Counted, other as Counted | undefined)
      ? partOf(Number(row[source]), Number((other as T)[source]))
      : null;
  };
  const isCompared = days !== null && (!isOfPeople || people !== null);
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
