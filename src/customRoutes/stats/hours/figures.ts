import { weekdays, type Weekday } from '../../../domain/choices.ts';
import type { HourStats } from '../../../domain/entities/statistics.ts';
import type { DisplayName } from '../../../engine/displays/displays.ts';

/** What an hour can be shown as. */
export const figures = ['people', 'study'] as const;
export type Figure = (typeof figures)[number];

/** The same, of one student in particular: the days they came, and their own time. */
export type FigureKind = Figure | 'presence' | 'ownStudy';

export const kindOf = (figure: Figure, { studentName }: Pick<HourStats, 'studentName'>): FigureKind => {
  if (studentName === null) return figure;
  return figure === 'people' ? 'presence' : 'ownStudy';
};

/** How files write it. */
export const displayOf: Record<FigureKind, DisplayName> = {
  people: 'average',
  presence: 'rate',
  study: 'duration',
  ownStudy: 'duration',
};

/** A short form for a cell, in the units of `stats.hours.units`. Nothing at all is not written. */
export function shortOf(kind: FigureKind, value: number, write: (value: number) => string): string {
  if (value === 0) return '';
  if (kind === 'presence') return `${Math.round(value * 100)}%`;
  if (kind === 'ownStudy') return write(Math.max(1, Math.round(value / 60)));
  const of = kind === 'study' ? value / 3_600 : value;
  return write(of < 10 ? Math.max(0.1, Math.round(of * 10) / 10) : Math.round(of));
}

/** An hour of a weekday. */
export interface Hour {
  weekday: Weekday;
  hour: number;
  dayCount: number;
  visitorCount: number;
  /** A day's average; null where no day counts. */
  studySeconds: number | null;
  people: number | null;
  /** What is shown. */
  value: number | null;
}

/** The hours by weekday, each day in the order of the study day, as averages of a day. */
export function hoursIn({ days, cells }: HourStats, kind: FigureKind): Hour[][] {
  return weekdays.map(weekday => {
    const dayCount = days.find(day => day.weekday === weekday)?.dayCount ?? 0;
    return cells
      .filter(cell => cell.weekday === weekday)
      .map(({ hour, visitorCount, studySeconds }) => {
        const average = (of: number) => (dayCount === 0 ? null : of / dayCount);
        const [people, seconds] = [average(visitorCount), average(studySeconds)];
        const value = kind === 'people' || kind === 'presence' ? people : seconds;
        return { weekday, hour, dayCount, visitorCount, people, studySeconds: seconds, value };
      });
  });
}

/** An hour as the address names it, such as `MON-19`. */
export const nameOf = ({ weekday, hour }: Pick<Hour, 'weekday' | 'hour'>) => `${weekday}-${hour}`;

/** The hour that an address names, or null. */
export function hourOfName(name: string | null): Pick<Hour, 'weekday' | 'hour'> | null {
  const [, day, hour] = /^([A-Z]{3})-(\d|1\d|2[0-3])$/.exec(name ?? '') ?? [];
  const weekday = weekdays.find(each => each === day);
  return weekday === undefined ? null : { weekday, hour: Number(hour) };
}
