import { useEffect } from 'react';
import { everyWeekday } from '../../../domain/everyWeekday.ts';
import type { ExpectedTimes } from '../../../domain/entities/expectedTimes.ts';
import type { ActionOptionsProps } from '../../../engine/actions/action.ts';
import { WeekFields } from './WeekFields.tsx';

const asAcademy: ExpectedTimes = { expectedWeek: everyWeekday(null) };

/** The times that the selected students get. */
export function TimesOptions({ value, onChange }: ActionOptionsProps) {
  const isChosen = 'expectedWeek' in value;
  useEffect(() => {
    if (!isChosen) onChange(asAcademy);
  }, [isChosen, onChange]);
  const { expectedWeek } = isChosen ? (value as ExpectedTimes) : asAcademy;
  return <WeekFields isStudent value={expectedWeek} onChange={next => onChange({ expectedWeek: next })} />;
}
