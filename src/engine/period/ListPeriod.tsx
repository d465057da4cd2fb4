import { useListFilterContext } from 'ra-core';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { periodPresets } from '../../domain/period.ts';
import type { StudyDays } from '../list/definition.ts';
import { useChangeFilters } from '../list/turns/useChangeFilters.ts';
import { InputPlace } from './InputPlace.tsx';
import { PeriodInput } from './PeriodInput.tsx';

/** The study days that a list is about; as long as none were chosen, the ones it begins with. */
export function ListPeriod({ period }: { period: StudyDays }) {
  const { filterValues } = useListFilterContext();
  const changeFilters = useChangeFilters();
  const today = useStudyToday();
  if (today === undefined) return <InputPlace width={352} />;
  const initial = periodPresets[period.initial](today);
  const { since = initial.since, until = initial.until } = filterValues;
  return (
    <PeriodInput
      value={{ since, until }}
      today={today}
      maxDays={period.maxDays}
      onChange={chosen => changeFilters(values => ({ ...values, ...chosen }))}
    />
  );
}
