import { studyDateOf } from '../domain/studyDay.ts';
import { useAcademy } from '../hooks/useAcademy.ts';
import { useServerClock } from './useServerClock.ts';

/** The academy's current study day by the server's clock; undefined until both are known. */
export function useStudyToday(isWanted = true): string | undefined {
  const studyClock = useAcademy()?.studyClock;
  const clock = useServerClock(isWanted);
  return clock && studyClock ? studyDateOf(new Date(clock.serverTime), studyClock) : undefined;
}
