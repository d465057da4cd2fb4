import { tzOffset } from '@date-fns/tz';

const quarterHourMs = 15 * 60_000;
const mostKept = 50_000;
const kept = new Map<string, Map<number, number>>();

/**
 * How many minutes the clocks of a zone differ from UTC at an instant, given in milliseconds. Clocks are only ever
 * changed on a quarter hour, so that one result is valid for all of it: computing it costs as much as the rest of a row.
 */
export function zoneOffset(instant: number, zone: string): number {
  let offsets = kept.get(zone);
  if (offsets === undefined || offsets.size > mostKept) kept.set(zone, (offsets = new Map()));
  const quarterHour = Math.floor(instant / quarterHourMs);
  let offset = offsets.get(quarterHour);
  if (offset === undefined)
    offsets.set(quarterHour, (offset = tzOffset(zone, new Date(quarterHour * quarterHourMs))));
  return offset;
}
