import type { DisplayName } from '../displays/displays.ts';

/** One line or row of bars: a value for each label of the chart. */
export interface Series {
  id: string;
  label: string;
  /** Null where there is nothing to be drawn. */
  values: readonly (number | null)[];
  /** `accent` is what is looked at; `quiet` what it is compared with. */
  tone: 'accent' | 'quiet' | 'positive' | 'notice';
  dashed?: true;
}

/** A chart as data: what is drawn, and what the table behind it says. */
export interface ChartData {
  /** What it shows, for who does not see it. */
  title: string;
  /** `rows` are bars that lie, for names that would have no room below them. */
  kind: 'line' | 'bar' | 'rows';
  /** Written at the axis and in the table. */
  labels: readonly string[];
  series: readonly Series[];
  /** How its values are written. */
  as: Extract<DisplayName, 'duration' | 'number' | 'rate'>;
  /** The index of the current day, whose value is not final. */
  incompleteAt?: number;
}
