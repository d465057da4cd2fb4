import { zoneOffset } from './zoneOffset.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The instant, in milliseconds, at which a zone's clock shows a date (`YYYY-MM-DD`) and a time (minutes after midnight),
 * as PostgreSQL's `at time zone` has it: of a time that comes twice the later, and a time that the clocks leave out
 * counts by the offset before it.
 */
export function instantOfWallClock(date: string, minutes: number, zone: string): number {
  const wall = Date.parse(date) + minutes * minuteMs;
  const before = wall - zoneOffset(wall - dayMs, zone) * minuteMs;
  const after = wall - zoneOffset(wall + dayMs, zone) * minuteMs;
  return after + zoneOffset(after, zone) * minuteMs === wall ? after : before;
}
