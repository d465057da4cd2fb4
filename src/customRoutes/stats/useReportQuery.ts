import { useSearchParams } from 'react-router';
import { chartUnits } from '../../domain/choices.ts';
import { limits } from '../../domain/limits.ts';
import { periodFault, periodPresets, type Period } from '../../domain/period.ts';
import { useStudyToday } from '../../layout/useStudyToday.ts';

/** What a report is asked for, as its address has it; undefined until the day is known. */
export function useReportQuery() {
  const [params, setParams] = useSearchParams();
  const today = useStudyToday();
  const change = (changes: Record<string, string | undefined>) =>
    setParams(before => {
      const after = new URLSearchParams(before);
      for (const [key, value] of Object.entries(changes))
        if (value === undefined) after.delete(key);
        else after.set(key, value);
      return after;
    });
  const initial = today === undefined ? undefined : periodPresets.last30Days(today);
  const given: Period = { since: params.get('since') ?? '', until: params.get('until') ?? '' };
  const isGiven = periodFault(given, limits.statistics.maxDays) === null;
  return {
    today,
    period: isGiven ? given : initial,
    unit: chartUnits.find(name => name === params.get('unit')) ?? chartUnits[0],
    managerId: params.get('managerId') ?? undefined,
    student: params.get('student') ?? undefined,
    change,
  };
}
