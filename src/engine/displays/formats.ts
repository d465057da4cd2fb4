import memoize from 'lodash/memoize.js';
import type { Language } from '../../domain/choices.ts';
import { formatSeconds } from '../../domain/format.ts';
import type { Period } from '../../domain/period.ts';
import { zoneOffset } from '../../domain/zoneOffset.ts';

/** The language and time zone of formatted values. */
export interface FormatContext {
  locale: Language;
  timeZone: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter({ locale, timeZone }: FormatContext, key: string, options: Intl.DateTimeFormatOptions) {
  const name = `${locale} ${timeZone} ${key}`;
  let made = formatters.get(name);
  if (made === undefined)
    formatters.set(name, (made = new Intl.DateTimeFormat(locale, { timeZone, ...options })));
  return made;
}

const dayOptions = { dateStyle: 'medium' } as const;
const dateTimeOptions = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;
const timeOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A calendar date, `YYYY-MM-DD`, as people read it. It has no zone, so none is applied. */
export const formatDate = (date: string, { locale }: FormatContext) =>
  formatter({ locale, timeZone: 'UTC' }, 'date', dayOptions).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );

const isoDate = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g;

/** A text with its calendar dates as people read them. */
export const formatDatesIn = (text: string, place: FormatContext) =>
  text.replace(isoDate, date => formatDate(date, place));

/** An instant's day on the academy's clock. */
export const formatDay = (instant: string, place: FormatContext) =>
  formatter(place, 'date', dayOptions).format(new Date(instant));

/** An instant with its time of day on the academy's clock. */
export const formatDateTime = (instant: string, place: FormatContext) =>
  formatter(place, 'dateTime', dateTimeOptions).format(new Date(instant));

/** An instant's time of day on the academy's clock. */
export const formatTime = (instant: string, place: FormatContext) =>
  formatter(place, 'time', timeOptions).format(new Date(instant));

/** An instant with its time of day, without its year. */
export const formatShortDateTime = (instant: string, place: FormatContext) =>
  formatter(place, 'shortDateTime', { month: 'numeric', day: 'numeric', ...timeOptions }).format(
    new Date(instant),
  );

/** Study days from one to another, without what both have in common. */
export const formatPeriod = ({ since, until }: Period, { locale }: Pick<FormatContext, 'locale'>) =>
  formatter({ locale, timeZone: 'UTC' }, 'date', dayOptions).formatRange(
    new Date(`${since}T00:00:00Z`),
    new Date(`${until}T00:00:00Z`),
  );

/** A calendar date without its year, for the axis of a chart. */
export const formatMonthDay = (date: string, { locale }: Pick<FormatContext, 'locale'>) =>
  formatter({ locale, timeZone: 'UTC' }, 'monthDay', { month: 'numeric', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A calendar date with its weekday and without its year. */
export const formatWeekday = (date: string, { locale }: Pick<FormatContext, 'locale'>) =>
  formatter({ locale, timeZone: 'UTC' }, 'weekday', {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(new Date(`${date}T00:00:00Z`));

/** A calendar date with its weekday. */
export const formatFullDate = (date: string, { locale }: Pick<FormatContext, 'locale'>) =>
  formatter({ locale, timeZone: 'UTC' }, 'fullDate', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(new Date(`${date}T00:00:00Z`));

const numberFormat = memoize((locale: Language) => new Intl.NumberFormat(locale));
const rateFormat = memoize(
  (locale: Language, decimals: number) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  (locale, decimals) => `${locale} ${decimals}`,
);

export const formatNumber = (value: number, { locale }: Pick<FormatContext, 'locale'>) =>
  numberFormat(locale).format(value);

/** A rate with one decimal, so that a column of them lines up; none and all have none. */
export const formatRate = (value: number, { locale }: Pick<FormatContext, 'locale'>) =>
  rateFormat(locale, value === 0 || value === 1 ? 0 : 1).format(value);

/** A rate without decimals, for axes and for what was rounded. */
export const formatWholeRate = (value: number, { locale }: Pick<FormatContext, 'locale'>) =>
  rateFormat(locale, 0).format(value);

/** Seconds as `H:MM:SS`, with thousands of hours apart. */
export function formatHours(seconds: number, place: Pick<FormatContext, 'locale'>): string {
  const [hours, ...rest] = formatSeconds(seconds).split(':');
  return [formatNumber(Number(hours), place), ...rest].join(':');
}

/** A rate of change with one decimal, as rates have it; none from 100 % on. */
export const formatChange = (value: number, { locale }: Pick<FormatContext, 'locale'>) =>
  rateFormat(locale, value > 0 && value < 1 ? 1 : 0).format(value);

/** A change with its sign; 0 is none. */
export const formatSignedChange = (value: number, place: Pick<FormatContext, 'locale'>) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatChange(Math.abs(value), place)}`;

/** A difference of rates, in points of a percent. */
export const formatPoints = (value: number, { locale }: Pick<FormatContext, 'locale'>) =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value * 100)}%p`;

const msPerDay = 86_400_000;
const excelEpoch = Date.UTC(1899, 11, 30);

/** A calendar date as spreadsheets count days. */
export const excelDate = (date: string) =>
  (Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - excelEpoch) / msPerDay;

/** An instant as spreadsheets count days, by the academy's wall clock: a spreadsheet knows no zones. */
export function excelInstant(instant: string, timeZone: string): number {
  const at = Math.floor(Date.parse(instant) / 1_000) * 1_000;
  return (at + zoneOffset(at, timeZone) * 60_000 - excelEpoch) / msPerDay;
}
