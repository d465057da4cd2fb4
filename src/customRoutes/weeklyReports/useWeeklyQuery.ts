import { useStudyToday } from '../../clock/useStudyToday.ts';
import { isCalendarDate } from '../../domain/isCalendarDate.ts';
import { reportWeek } from '../../domain/reportWeek.ts';
import { shiftDate } from '../../domain/studyDay.ts';
import { useUrlState, type UrlChanges } from '../../hooks/useUrlState.ts';

/** Which reports are shown, as the address has it; the last complete week unless another one was chosen. */
export function useWeeklyQuery() {
  const [params, changeUrl] = useUrlState();
  const today = useStudyToday();
  const given = params.get('week') ?? '';
  const running = today === undefined ? undefined : reportWeek(today, today);
  const week =
    today === undefined || running === undefined
      ? undefined
      : isCalendarDate(given)
        ? reportWeek(given, today)
        : shiftDate(running, -7);
  return {
    week,
    /** The Monday of the week that is not over. */
    running,
    managerId: params.get('managerId') ?? undefined,
    search: params.get('search') ?? '',
    student: params.get('student') ?? undefined,
    change: (changes: UrlChanges) => changeUrl(changes, { replace: 'search' in changes }),
  };
}
export type WeeklyQuery = ReturnType<typeof useWeeklyQuery>;
