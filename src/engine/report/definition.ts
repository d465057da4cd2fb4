import type { Call } from '../../contract/call.ts';
import type { SpanStat } from '../../domain/entities/statistics.ts';
import type { ScheduledScreen } from '../../domain/scheduledExports.ts';
import type { ChartData, Series } from '../chart/series.ts';
import type { Target } from '../drillDown/target.ts';
import type { Period } from '../../domain/period.ts';
import type { DisplayName } from '../displays/displays.ts';

/** What a report was asked for. */
export interface ReportParams {
  period: Period;
  managerId?: string | undefined;
}

/** A column of a report, on the screen, in Excel and in PDF. */
export interface ReportColumn<T> {
  source: keyof T & string;
  as?: DisplayName;
  /** The table's last row has its sum; `whole`: only when rows cover the whole period. */
  summed?: true | 'whole';
  /** The rows can be put in its order. */
  sortable?: true;
  /** Only for weekly and monthly rows (`true`), or for daily ones too. */
  ofSpans?: true | 'orDays';
  /** On the screen below the values of another column; sheets have a column of it, paper has it where names are alike. */
  below?: keyof T & string;
  /** The records behind its values. */
  to?: (row: T, params: ReportParams) => Target | undefined;
}

/** Statistics as data: one definition makes the chart, the table and both files. */
export interface ReportDefinition<T> {
  screen: ScheduledScreen;
  /** Returns the rows as `content`. */
  call: Call;
  /** Where the words of its columns are: `stats.columns.{name}.{source}`. */
  name: string;
  columns: readonly ReportColumn<T>[];
  chart: {
    kind: ChartData['kind'];
    as: 'duration' | 'number';
    label: keyof T & string;
    series: readonly { source: keyof T & string; tone: Series['tone']; dashed?: true }[];
    /** What the days' values of its first series come to for the whole period. */
    total?: 'sum' | 'mean';
    /** The records behind a point. */
    to?: (row: T, params: ReportParams) => Target | undefined;
  };
  /** The order that it begins with, where its columns can be sorted. */
  sort?: `${keyof T & string},${'asc' | 'desc'}`;
  /** The rows are people, who can be looked for. */
  hasSearch?: true;
  /** Rows are days, weeks or months; `orWhole`: the whole period by default. */
  hasUnits?: true | 'orWhole';
  /** The chart's total series where rows are days, weeks or months of single people. */
  spans?: {
    call: Call;
    series: readonly { source: keyof SpanStat & string; tone: Series['tone']; dashed?: true }[];
    to?: (row: SpanStat, params: ReportParams) => Target | undefined;
  };
  /** May be limited to the students of one manager. */
  hasManager?: true;
  /** The rows are people, of whom the chart shows these many. */
  charted?: number;
  /** What an export of everything asks for, where the screen shows a page of it. */
  streams?: true;
}

export const report = <T>(definition: ReportDefinition<T>) => definition;
