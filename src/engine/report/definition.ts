import type { Call } from '../../contract/call.ts';
import type { ScreenName } from '../../screens.ts';
import type { Series } from '../chart/series.ts';
import type { DisplayName } from '../displays/displays.ts';

/** A column of a report, on the screen, in Excel and in PDF. */
export interface ReportColumn<T> {
  source: keyof T & string;
  as?: DisplayName;
  /** The table's last row has its sum. */
  summed?: true;
}

/** Statistics as data: one definition makes the chart, the table and both files. */
export interface ReportDefinition<T> {
  screen: ScreenName;
  /** Answers the rows as `content`. */
  call: Call;
  /** Where the words of its columns are: `stats.columns.{name}.{source}`. */
  name: string;
  columns: readonly ReportColumn<T>[];
  chart: {
    kind: 'line' | 'bar';
    as: 'duration' | 'number';
    label: keyof T & string;
    series: readonly { source: keyof T & string; tone: Series['tone'] }[];
  };
  /** Rows stand for days, weeks or months. */
  hasUnits?: true;
  /** May be limited to the students of one manager. */
  hasManager?: true;
  /** The rows are people, of whom the chart shows these many. */
  charted?: number;
  /** What an export of everything asks for, where the screen shows a page of it. */
  streams?: true;
}

export const report = <T>(definition: ReportDefinition<T>) => definition;
