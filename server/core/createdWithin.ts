import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import { and, gte, lt, lte, type AnyColumn, type SQL } from 'drizzle-orm';
import { isCalendarDate } from '../../src/domain/isCalendarDate.ts';
import { dateOfParam } from '../../src/domain/studyDay.ts';
import { ProblemError } from './problem.ts';

interface Period {
  since?: string | undefined;
  until?: string | undefined;
}

/**
 * Instants within a period. Rooms are not counted in study days: `since` is the start of its calendar day on the
 * academy's clock, and `until` keeps its time of day (specification, section 7); a mere date is that whole day.
 *
 * @throws ProblemError when one is no instant, or they are in the wrong order.
 */
export function createdWithin(column: AnyColumn, { since, until }: Period, zone: string): SQL | undefined {
  const from = since === undefined ? null : startOfDay(dayOf('since', since, zone));
  const day = until === undefined ? null : dayOf('until', until, zone);
  if (from !== null && day !== null && day < from) throw new ProblemError('PERIOD_REVERSED');
  const isDay = until?.length === 10;
  return and(
    from === null ? undefined : gte(column, new Date(from.getTime())),
    day === null
      ? undefined
      : isDay
        ? lt(column, new Date(startOfDay(addDays(day, 1)).getTime()))
        : lte(column, new Date(day.getTime())),
  );
}

function dayOf(key: 'since' | 'until', param: string, zone: string): TZDate {
  const date = dateOfParam(param);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const at =
    param.length === 10 ? new TZDate(year, month - 1, day, zone) : new TZDate(Date.parse(param), zone);
  if (!isCalendarDate(date) || Number.isNaN(at.getTime()))
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { [key]: 'validation.date' } });
  return at;
}
