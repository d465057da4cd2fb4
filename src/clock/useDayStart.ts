import { dayStartOn } from '../domain/studyClock.ts';
import { useStudyClock } from '../hooks/useAcademy.ts';
import { useStudyToday } from './useStudyToday.ts';

/** The academy's start of the day for texts that say it (`%{dayStart}`): that of a study date, or today's. */
export function useDayStart(date?: string): { dayStart: string } {
  const clock = useStudyClock();
  const today = useStudyToday(date === undefined && clock.former.length > 0);
  const on = date ?? today;
  return { dayStart: (on === undefined ? clock : dayStartOn(on, clock)).dayStartsAt };
}
