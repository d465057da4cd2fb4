import { limits } from './limits.ts';
import type { DayStart, StudyClock } from './studyClock.ts';
import { shiftDate, studyDateOf, studyDayStart } from './studyDay.ts';

/**
 * An academy's clock after it is set to another zone or another start of the day. What has been recorded keeps its
 * study days: the change counts from the next study day that has not begun by the new setting, and the day before that
 * is longer or shorter; between zones more than a day apart one has no time at all. A change that has not come to count yet is replaced.
 */
export function changeStudyClock(clock: StudyClock, { zone, dayStartsAt }: DayStart, now: Date): StudyClock {
  const soon = new Date(now.getTime() + limits.studyDay.changeLeadMinutes * 60_000);
  const begun = clock.former.filter(({ until }) => studyDayStart(until, clock) <= soon);
  const current: StudyClock = { ...(clock.former[begun.length] ?? clock), former: begun };
  if (zone === current.zone && dayStartsAt === current.dayStartsAt)
    return { zone, dayStartsAt, former: begun };
  const next: StudyClock = { zone, dayStartsAt, former: [] };
  let until = shiftDate(studyDateOf(soon, current), 1);
  while (studyDayStart(until, next) <= soon) until = shiftDate(until, 1);
  return {
    zone,
    dayStartsAt,
    former: [...begun, { zone: current.zone, dayStartsAt: current.dayStartsAt, until }],
  };
}
