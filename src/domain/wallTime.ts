import { TZDate } from '@date-fns/tz';
import { isoInZone } from './studyDay.ts';

/** A date and time of day as a clock in a zone shows it, `YYYY-MM-DDTHH:MM`, the form of date and time inputs. */
export const wallTimeOf = (instant: Date, zone: string): string => isoInZone(instant, zone).slice(0, 16);

/** The instant at which a zone's clock shows a date and time, as ISO text with its offset; null if that is no time. */
export function instantOfWall(wall: string, zone: string): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(wall);
  if (match === null) return null;
  const [year, month, day, hour, minute] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const at = new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime());
  return Number.isNaN(at.getTime()) ? null : isoInZone(at, zone);
}
