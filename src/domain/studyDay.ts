import { TZDate } from '@date-fns/tz';
import { addDays, format, formatISO, startOfDay } from 'date-fns';
import { limits } from './limits.ts';
import { zoneOffset } from './zoneOffset.ts';

/**
 * The study day: day D runs from D 06:00 to D+1 06:00 on the academy's clock (specification, section 9). Dates are
 * calendar dates, `YYYY-MM-DD`; instants are `Date`s; zones are IANA names. Nothing else in the project knows the hour.
 */
const { startsAtHour } = limits.studyDay;
const asDate = (date: Date) => format(date, 'yyyy-MM-dd');
const parts = (date: string) => date.split('-').map(Number) as [number, number, number];

/** The study day that an instant belongs to. */
export function studyDateOf(instant: Date, zone: string): string {
  const local = new TZDate(instant.getTime(), zone);
  return asDate(local.getHours() < startsAtHour ? addDays(local, -1) : local);
}

/** The instants at which a study day begins and ends; 23 or 25 hours apart where the clocks change. */
export function studyDayBounds(date: string, zone: string): { start: Date; end: Date } {
  const [year, month, day] = parts(date);
  const at = (offset: number) =>
    new Date(new TZDate(year, month - 1, day + offset, startsAtHour, 0, 0, zone).getTime());
  return { start: at(0), end: at(1) };
}

/** The study days that an interval touches with the milliseconds that fall on each; they add up to the whole. */
export function splitByStudyDay(
  start: Date,
  end: Date,
  zone: string,
): { date: string; start: Date; end: Date }[] {
  const pieces: { date: string; start: Date; end: Date }[] = [];
  for (let from = start; from < end;) {
    const date = studyDateOf(from, zone);
    const bound = studyDayBounds(date, zone).end;
    const to = bound < end ? bound : end;
    pieces.push({ date, start: from, end: to });
    from = to;
  }
  return pieces;
}

/** A calendar date some days later (or earlier). */
export function shiftDate(date: string, days: number): string {
  const [year, month, day] = parts(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** How many calendar days a period has, both ends counted. */
export function daysBetween(since: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000) + 1;
}

/** Every date of a period, both ends included. */
export function datesOf(since: string, until: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(since, until)) }, (_, index) =>
    shiftDate(since, index),
  );
}

/** `since` as calls carry it: the start of the calendar day with the zone's offset and no milliseconds (section 7). */
export function sinceParam(date: string, zone: string): string {
  const [year, month, day] = parts(date);
  return formatISO(startOfDay(new TZDate(year, month - 1, day, zone)));
}

/** `until` as calls carry it: the instant with the zone's offset, its time of day kept. */
export const untilParam = (instant: Date, zone: string) => formatISO(new TZDate(instant.getTime(), zone));

/** An instant as ISO text with the zone's offset, the form of every instant in an answer. */
export function isoInZone(instant: Date, zone: string): string {
  const offset = zoneOffset(instant.getTime(), zone);
  const wall = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19);
  if (offset === 0) return `${wall}Z`;
  const ahead = Math.abs(offset);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** The calendar date that a `since` or `until` names, as it was written. */
export const dateOfParam = (param: string) => param.slice(0, 10);
