import { useEffect } from 'react';
import type { ActionOptionsProps } from '../../../engine/actions/action.ts';
import type { ExpectedTimes } from '../../../domain/entities/attendance.ts';
import { TimesFields } from './TimesFields.tsx';

const asAcademy: ExpectedTimes = { expectedEntryAt: null, expectedLeaveAt: null };

/** The times that the selected students get. */
export function TimesOptions({ value, onChange }: ActionOptionsProps) {
  const isChosen = 'expectedEntryAt' in value;
  useEffect(() => {
    if (!isChosen) onChange(asAcademy);
  }, [isChosen, onChange]);
  return <TimesFields value={isChosen ? (value as ExpectedTimes) : asAcademy} onChange={onChange} />;
}
