import type { ComponentType } from 'react';
import type { Call } from '../../contract/call.ts';
import type { ResourceName } from '../../dataProvider/bindings.ts';
import type { ChoiceKind } from '../../domain/choices.ts';
import type { PeriodPreset } from '../../domain/period.ts';
import type { ScreenName } from '../../screens.ts';
import type { DrawingName } from '../../ui/drawings/names.ts';
import type { StatusKind } from '../../domain/statuses.ts';
import type { Action } from '../actions/action.ts';
import type { DisplayName } from '../displays/displays.ts';

/** A column of a list, on the screen, on cards and in exports. */
export interface Column<T = Record<string, unknown>> {
  source: keyof T & string;
  /** How its values are shown; text when absent. */
  as?: DisplayName;
  /** Sorted by the server unless this says no. */
  sortable?: false;
  /** Hidden until the user selects it. */
  hidden?: true;
  /** Files end with its sum. */
  summed?: true;
  /** The column in whose cells its values are, next to the other's or below them, while both are shown; with their name if `isNamed`. */
  within?: { column: keyof T & string; at: 'beside' | 'below'; isNamed?: true };
  /** Takes the room that the other columns leave, and is cut where that is not enough. */
  elastic?: true;
  /**
   * Its place on a phone's card, which has two lines: the title with the status at its end, and below it `line`, the subtitle, and
   * `side` at its end. Columns without a place unfold.
   */
  card?: 'title' | 'subtitle' | 'line' | 'status' | 'side';
  /** Values that have words of their own, in exports too; all others are shown as they are. */
  labels?: { key: string; values: readonly string[] };
  /** What shows it in place of its display; exports keep to the display. */
  render?: ComponentType<{ record: T }>;
}

/** A filter of a list: closed values of which several may be chosen, or options that a call returns. */
export type Filter<T = Record<string, unknown>> =
  | { source: (keyof T & string) | 'invitationState'; statuses: StatusKind }
  | { source: string; choices: ChoiceKind }
  | { source: string; options: ComponentType<FilterOptionsProps> };

export interface FilterOptionsProps {
  /** The filter's name. */
  label: string;
  /** Whether it is all that has been opened: in the phone's sheet the keyboard would cover the others. */
  autoFocus: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The study days that a list needs, and how many it may be asked for at once. */
export interface StudyDays {
  maxDays: number;
  initial: PeriodPreset;
  /** The list is about these days alone. */
  fixed?: true;
}

/** A list as data: everything that its screen, its cards and its exports show. */
export interface ListDefinition<T = Record<string, unknown>> {
  resource: ResourceName;
  columns: readonly (Column<T> | (keyof T & string))[];
  /** The kinds of text that a search can be limited to, from the call's own query. */
  search?: readonly string[];
  filters?: readonly Filter<T>[];
  /** The days that its call takes as `since` and `until`; `optional` where both are filters like others. */
  period?: StudyDays | 'optional';
  sort: { field: keyof T & string; order: 'ASC' | 'DESC' };
  /** The field that names a record. With it, records can be selected and the selected ones exported. */
  key?: keyof T & string;
  /** What can be done to records, to one or to many. */
  actions?: readonly Action<T>[];
  exports?: {
    /** The call that exports what matches; the list's own. */
    xlsx: Call;
    /** The screen that the file is named after, where that is not its records' name. */
    screen?: ScreenName;
    /** The file can be uploaded again: nothing is above its header. */
    isImportable?: true;
  };
  /** Where a record leads. */
  recordLink?: (record: T) => string;
  /** What is drawn while there are no records. */
  drawing?: DrawingName;
  /** What names a record. */
  recordLabel: (record: T) => string;
  /** Content above the list: summary cards, a notice. */
  header?: ComponentType;
}

/** What the first page of a list depends on. */
export interface ListSource extends Pick<ListDefinition, 'resource' | 'period'> {
  sort: { field: string; order: 'ASC' | 'DESC' };
}

export const list = <T>(definition: ListDefinition<T>) => definition;

/** Whether its records can be selected. */
export const isSelectable = <T>({ key, actions }: ListDefinition<T>) =>
  key !== undefined || actions !== undefined;

/** The study days that a list needs; undefined for other lists. */
export const studyDaysOf = <T>({ period }: Pick<ListDefinition<T>, 'period'>): StudyDays | undefined =>
  period === 'optional' ? undefined : period;

/** The columns in their long form. */
export const columnsOf = <T>({ columns }: ListDefinition<T>): Column<T>[] =>
  columns.map(column => (typeof column === 'string' ? { source: column } : column));
