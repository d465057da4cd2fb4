import { useMemo } from 'react';
import { periodPresets, type Period } from '../../domain/period.ts';
import type { AcademyDay } from '../../clock/readDay.ts';
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

/** The `meta` of a list of study days on a day. */
export const periodMeta = ({ initial }: StudyDays, { today, timeZone }: AcademyDay): PeriodMeta => ({
  period: periodPresets[initial](today),
  timeZone,
});

/** The period as `meta` for the data provider; undefined while the study day is unknown, or for other lists. */
export function usePeriodMeta(period: StudyDays | undefined): PeriodMeta | undefined {
  const { timeZone } = useFormatContext();
  const today = useStudyToday(period !== undefined);
  return useMemo(
    () => (today && period ? periodMeta(period, { today, timeZone }) : undefined),
    [today, period, timeZone],
  );
}
