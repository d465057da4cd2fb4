import { limits } from './limits.ts';
import type { DayStart, StudyClock } from './studyClock.ts';
import { shiftDate, studyDateOf, studyDayStart } from './studyDay.ts';

/**
 * An academy's clock after it is set to another zone or another start of the day. What has been recorded keeps its
 * study days: the change counts from the next study day that has not begun by the new setting, and the day before that
 * is longer or shorter; between zones more than a day apart one has no time at all. A pending change is replaced,
 * unless time has passed that belongs to another day without it.
 */
export function changeStudyClock(clock: StudyClock, { zone, dayStartsAt }: DayStart, now: Date): StudyClock {
  const soon = new Date(now.getTime() + limits.studyDay.changeLeadMinutes * 60_000);
  const kept = clock.former.filter(
    ({ until, ...former }) =>
      studyDayStart(until, clock) <= soon || studyDayStart(until, { ...former, former: [] }) <= soon,
  );
  const current = clock.former[kept.length] ?? clock;
  if (zone === current.zone && dayStartsAt === current.dayStartsAt)
    return { zone, dayStartsAt, former: kept };
  const next: StudyClock = { zone, dayStartsAt, former: [] };
  let until = shiftDate(studyDateOf(soon, { ...current, former: kept }), 1);
  while (studyDayStart(until, next) <= soon) until = shiftDate(until, 1);
  // In the time that a pending change has added to the running day, it is replaced where both would count from the same day.
  const former =
    kept.at(-1)?.until === until
      ? kept
      : [...kept, { zone: current.zone, dayStartsAt: current.dayStartsAt, until }];
  return { zone, dayStartsAt, former };
}
