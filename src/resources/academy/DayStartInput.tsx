import range from 'lodash/range';
import { useRecordContext, useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';
import type { Group } from '../../domain/entities/group.ts';
import { limits } from '../../domain/limits.ts';
import { minutesOfDay } from '../../domain/studyClock.ts';
import { ClockChangeNotice } from './ClockChangeNotice.tsx';

const stepMinutes = 30;
const two = (value: number) => String(value).padStart(2, '0');
const times = range(0, minutesOfDay(limits.studyDay.latestStart) + 1, stepMinutes).map(
  minutes => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
);

/** When the academy's study days begin, with what a change of that does. */
export function DayStartInput({ source }: { source: string }) {
  const translate = useTranslate();
  const own = useRecordContext<Group & { id: string }>()?.dayStartsAt;
  const choices = own === undefined || times.includes(own) ? times : [...times, own].toSorted();
  return (
    <>
      <SelectInput
        source={source}
        choices={choices.map(time => ({ id: time, name: time }))}
        translateChoice={false}
        helperText={translate('settings.info.dayStartsAt')}
        margin="none"
      />
      <ClockChangeNotice />
    </>
  );
}
