import { useMemo } from 'react';
import { periodPresets, type Period } from '../../domain/period.ts';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import type { StudyDays } from '../list/definition.ts';

interface PeriodMeta {
  /** The days that are meant as long as the filter names no others. */
  period: Period;
  timeZone: string;
  /** react-admin's own, which its type of `meta` insists on. */
  page?: boolean;
}

/** The period as `meta` for the data provider; undefined while the study day is unknown, or for other lists. */
export function usePeriodMeta(period: StudyDays | undefined): PeriodMeta | undefined {
  const { timeZone } = useFormatContext();
  const today = useStudyToday(period !== undefined);
  const initial = period?.initial;
  return useMemo(
    () => (today && initial ? { period: periodPresets[initial](today), timeZone } : undefined),
    [today, initial, timeZone],
  );
}
