import { choices, type ChoiceKind } from '../../domain/choices.ts';
import { formatPhone } from '../../domain/format.ts';
import { permissions, type Permission } from '../../domain/permissions.ts';
import { statuses, type StatusKind } from '../../domain/statuses.ts';
import { choiceValues } from '../../plans.ts';
import {
  excelDate,
  excelInstant,
  formatDate,
  formatDatesIn,
  formatDateTime,
  formatDay,
  formatHours,
  formatNumber,
  formatFullDate,
  formatRate,
  formatSignedChange,
  type FormatContext,
} from './formats.ts';

/** A cell of a spreadsheet: text stays text, so that nothing typed by people is ever evaluated. */
export type ExcelCell = { t: 's'; v: string } | { t: 'n'; v: number; z?: string };

/** How a kind of value is written, on the screen, in a spreadsheet and on paper. */
export interface Display {
  /** For people; `label` returns the word of a closed value. */
  text: (value: never, place: FormatContext, label: (value: string) => string) => string;
  /** For spreadsheets; text when absent. */
  excel?: (value: never, place: FormatContext) => ExcelCell;
  /** Where the words of its values are, when they are closed. */
  labels?: { key: string; values: readonly string[] };
  align?: 'right';
  /** Typed by people, and as long as they like: cut where a table is too wide. */
  isFree?: true;
  /** How wide a spreadsheet's column of it is, in characters. */
  width?: number;
}

const number = (v: number, z: string): ExcelCell => ({ t: 'n', v, z });

const plain = {
  text: { text: (value: string) => value, isFree: true, width: 20 },
  /** Texts of which some have words of their own (see `Column.labels`). */
  labelled: {
    text: (value: string, _place: FormatContext, label: (value: string) => string) => label(value),
    isFree: true,
    width: 20,
  },
  /** The same with calendar dates in them. */
  dated: {
    text: (value: string, place: FormatContext, label: (value: string) => string) =>
      formatDatesIn(label(value), place),
    isFree: true,
    width: 28,
  },
  email: { text: (value: string) => value, isFree: true, width: 28 },
  /** The kind of a stored file, such as PDF. */
  fileKind: {
    text: ({ contentType }: { contentType: string }) => contentType.replace(/^.*\//, '').toUpperCase(),
    width: 8,
  },
  phone: { text: (value: string) => formatPhone(value), excel: (v: string) => ({ t: 's', v }), width: 16 },
  date: {
    text: (value: string, place: FormatContext) => formatDate(value, place),
    excel: (value: string) => number(excelDate(value), 'yyyy-mm-dd'),
    width: 12,
  },
  day: {
    text: (value: string, place: FormatContext) => formatDay(value, place),
    excel: (value: string, { timeZone }: FormatContext) =>
      number(Math.floor(excelInstant(value, timeZone)), 'yyyy-mm-dd'),
    width: 12,
  },
  dateTime: {
    text: (value: string, place: FormatContext) => formatDateTime(value, place),
    excel: (value: string, { timeZone }: FormatContext) =>
      number(excelInstant(value, timeZone), 'yyyy-mm-dd hh:mm:ss'),
    width: 20,
  },
  duration: {
    text: (value: number, place: FormatContext) => formatHours(value, place),
    excel: (value: number) => number(value / 86_400, '[h]:mm:ss'),
    align: 'right',
    width: 12,
  },
  number: {
    text: (value: number, place: FormatContext) => formatNumber(value, place),
    excel: (value: number) => number(value, '#,##0'),
    align: 'right',
    width: 10,
  },
  /** A number with a decimal. */
  average: {
    text: (value: number, place: FormatContext) => formatNumber(Math.round(value * 10) / 10, place),
    excel: (value: number) => number(value, '#,##0.0'),
    align: 'right',
    width: 10,
  },
  /** A place in a ranking; 0 is none. */
  rank: {
    text: (value: number, place: FormatContext) => (value === 0 ? '—' : formatNumber(value, place)),
    excel: (value: number): ExcelCell => (value === 0 ? { t: 's', v: '—' } : number(value, '0')),
    align: 'right',
    width: 8,
  },
  rate: {
    text: (value: number, place: FormatContext) => formatRate(value, place),
    excel: (value: number) => number(value, '0.0%'),
    align: 'right',
    width: 10,
  },
  /** How much a figure has changed, as a part of what it was. */
  change: {
    text: (value: number, place: FormatContext) => formatSignedChange(value, place),
    excel: (value: number) => number(value, '+0.0%;-0.0%;0.0%'),
    align: 'right',
    width: 10,
  },
  /** A date with its weekday. */
  fullDate: {
    text: (value: string, place: FormatContext) => formatFullDate(value, place),
    excel: (value: string) => number(excelDate(value), 'yyyy-mm-dd'),
    width: 16,
  },
  flag: {
    text: (value: boolean, _place: FormatContext, label: (value: string) => string) => label(String(value)),
    labels: { key: 'ra.boolean', values: ['true', 'false'] },
    width: 8,
  },
  managerRole: {
    text: (value: boolean, _place: FormatContext, label: (value: string) => string) => label(String(value)),
    labels: { key: 'accounts.managers.observer', values: ['true', 'false'] },
    width: 10,
  },
  permissions: {
    text: (value: Permission[], _place: FormatContext, label: (value: string) => string) =>
      value.map(label).join(', '),
    labels: { key: 'permissions.names', values: permissions },
    width: 40,
  },
} satisfies Record<string, Display>;

const closed = (family: string, kinds: Record<string, readonly string[]>): Record<string, Display> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, values]) => [
      kind,
      {
        text: (value: string, _place: FormatContext, label: (value: string) => string) => label(value),
        labels: { key: `${family}.${kind}`, values },
        width: 14,
      },
    ]),
  );
const statusValues = Object.fromEntries(
  Object.entries(statuses).map(([kind, of]) => [kind, Object.keys(of)]),
);

export type DisplayName = keyof typeof plain | StatusKind | ChoiceKind;

/** Every display by the name that columns use. */
export const displays = {
  ...plain,
  ...closed('statuses', statusValues),
  ...closed('choices', { ...choices, plan: choiceValues('plan') }),
} as unknown as Record<DisplayName, Display>;

export const isStatus = (name: DisplayName): name is StatusKind => Object.hasOwn(statuses, name);
