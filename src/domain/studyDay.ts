import { TZDate } from '@date-fns/tz';
import { formatISO, startOfDay } from 'date-fns';
import { instantOfWallClock } from './instantOfWallClock.ts';
import { minutesOfDay, type DayStart, type StudyClock } from './studyClock.ts';
import { zoneOffset } from './zoneOffset.ts';

/**
 * The study day: day D runs from its start on the academy's clock to the start of day D+1 (specification, section 9).
 * Dates are calendar dates, `YYYY-MM-DD`; instants are `Date`s. Its twin in SQL is `server/core/studyDaySql.ts`.
 */
const parts = (date: string) => date.split('-').map(Number) as [number, number, number];
const startOn = (date: string, { zone, dayStartsAt }: DayStart) =>
  instantOfWallClock(date, minutesOfDay(dayStartsAt), zone);

/** The instant at which a study day begins. */
export function studyDayStart(date: string, clock: StudyClock): Date {
  const next = clock.former.findIndex(({ until }) => date < until);
  if (next === -1) return new Date(startOn(date, clock));
  const former = clock.former[next]!;
  // A change to a zone that is more than a day ahead skips a date: that day ends where it begins.
  return new Date(Math.min(startOn(date, former), studyDayStart(former.until, clock).getTime()));
}

/** The study day that an instant belongs to. */
export function studyDateOf(instant: Date, clock: StudyClock): string {
  const next = clock.former.findIndex(({ until }) => instant < studyDayStart(until, clock));
  if (next === -1) return dateOn(instant, clock);
  const former = clock.former[next]!;
  const last = shiftDate(former.until, -1);
  const date = dateOn(instant, former);
  return date < last ? date : last;
}

/** The study day of an instant where the clock was never changed. */
function dateOn(instant: Date, start: DayStart): string {
  const at = instant.getTime();
  const wall = at + (zoneOffset(at, start.zone) - minutesOfDay(start.dayStartsAt)) * 60_000;
  const date = new Date(wall).toISOString().slice(0, 10);
  // Where clocks are set over the start of the day, its time comes twice: the day begins with the second.
  return at < startOn(date, start) ? shiftDate(date, -1) : date;
}

/** The instants at which a study day begins and ends; 24 hours apart unless the zone's clocks or the setting changed. */
export const studyDayBounds = (date: string, clock: StudyClock): { start: Date; end: Date } => ({
  start: studyDayStart(date, clock),
  end: studyDayStart(shiftDate(date, 1), clock),
});

/** The study days that an interval touches with the milliseconds that fall on each; they add up to the whole. */
export function splitByStudyDay(
  start: Date,
  end: Date,
  clock: StudyClock,
): { date: string; start: Date; end: Date }[] {
  const pieces: { date: string; start: Date; end: Date }[] = [];
  for (let from = start; from < end;) {
    const date = studyDateOf(from, clock);
    const bound = studyDayBounds(date, clock).end;
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
