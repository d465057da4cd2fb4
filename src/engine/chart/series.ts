import type { DayNoteKind } from '../../domain/choices.ts';
import type { Period } from '../../domain/period.ts';
import type { DisplayName } from '../displays/displays.ts';
import type { Target } from '../drillDown/target.ts';

/** One line or row of bars: a value for each point of the chart. */
export interface Series {
  id: string;
  label: string;
  /** Null where there is nothing to be drawn. */
  values: readonly (number | null)[];
  /** `accent` is what is looked at; `quiet` what it is compared with. */
  tone: 'accent' | 'quiet' | 'positive' | 'notice';
  /** A dashed line; in a chart of bars a dashed level across each bar. */
  dashed?: true;
  /** Its values are those of the days that the points are compared with (`ChartPoint.before`). */
  isBefore?: true;
}

/** One place on the axis of names: a day, a week, a person. */
export interface ChartPoint {
  /** Unique in the chart; people may have the same name. */
  id: string;
  /** At the axis. */
  label: string;
  /** In tooltips and tables: a date has its weekday here. */
  title: string;
  /** The days it is compared with, as they are read. */
  before?: string | undefined;
  /** It is not over yet, or some of its days are cut off; its values are drawn dashed or hatched. */
  mark?: 'RUNNING' | 'CUT' | undefined;
  /** The records behind it. */
  to?: Target | undefined;
  /** Its study days, of which several can be chosen as a period. */
  days?: Period | undefined;
}

/** A holiday, exam days or a note on a chart, by the places of its first and last point. */
export interface ChartNote {
  id: string;
  kind: DayNoteKind;
  /** What it says, with its days. */
  label: string;
  from: number;
  to: number;
}

/** A chart as data: what the screen and paper draw, and what the table behind it says. */
export interface ChartData {
  /** What it shows, for who does not see it. */
  title: string;
  /** `rows` are bars that lie, for names that would have no room below them. */
  kind: 'line' | 'bar' | 'rows';
  points: readonly ChartPoint[];
  series: readonly Series[];
  /** What is said of its days (`useNotedChart`). */
  notes?: readonly ChartNote[];
  /** How its values are written. */
  as: Extract<DisplayName, 'duration' | 'number' | 'rate'>;
}
