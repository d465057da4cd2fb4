import type { StudySettings } from './entities/group.ts';
import { zoneOffset } from './zoneOffset.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Milliseconds since midnight of a time of day, `HH:MM:SS`. */
function msOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = timeOfDay.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

/** Until when quiet hours go on at an instant, by the academy's clock; null where it is not quiet. They may go over midnight. */
export function quietUntil(
  instant: Date,
  { quietHoursStart, quietHoursEnd }: Pick<StudySettings, 'quietHoursStart' | 'quietHoursEnd'>,
  zone: string,
): Date | null {
  if (!quietHoursStart || !quietHoursEnd) return null;
  const [start, end] = [msOf(quietHoursStart), msOf(quietHoursEnd)];
  const offset = zoneOffset(instant.getTime(), zone);
  const wall = (((instant.getTime() + offset * minuteMs) % dayMs) + dayMs) % dayMs;
  const isQuiet = start < end ? wall >= start && wall < end : wall >= start || wall < end;
  if (!isQuiet) return null;
  const until = instant.getTime() + ((end - wall + dayMs) % dayMs);
  // Where the clocks are changed meanwhile, the time that the clock shows counts. One that it skips comes after the change.
  const moved = until - (zoneOffset(until, zone) - offset) * minuteMs;
  const isShown = moved > instant.getTime() && zoneOffset(moved, zone) === zoneOffset(until, zone);
  return new Date(isShown ? moved : until);
}
