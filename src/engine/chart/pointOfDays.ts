import type { Period } from '../../domain/period.ts';
import { formatMonthDay, formatPeriod, formatWeekday, type FormatContext } from '../displays/formats.ts';
import type { ChartPoint } from './series.ts';

type More = Pick<ChartPoint, 'mark' | 'to'> & { before?: Period | undefined };

const nameOf = (days: Period, place: FormatContext) =>
  days.since === days.until ? formatWeekday(days.since, place) : formatPeriod(days, place);

/** The point of a day, or of several that are counted together. */
export const pointOfDays = (days: Period, place: FormatContext, { before, ...more }: More): ChartPoint => ({
  ...more,
  id: days.since,
  label: formatMonthDay(days.since, place),
  title: nameOf(days, place),
  before: before && nameOf(before, place),
  days,
});
