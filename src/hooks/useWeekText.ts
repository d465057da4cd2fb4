import { useTranslate } from 'ra-core';
import isEqual from 'lodash/isEqual';
import { weekdays, type Weekday } from '../domain/choices.ts';
import type { StudentWeek } from '../domain/entities/expectedTimes.ts';

/** Expected times in words, weekdays of the same times together: `Mon–Fri 18:00 to 22:00, Sat no time`. */
export function useWeekText() {
  const translate = useTranslate();
  const nameOf = (day: Weekday) => translate(`choices.weekday.${day}`);
  const timeOf = (time: string | null) => time?.slice(0, 5) ?? translate('expectedTimes.none');
  const timesOf = (times: StudentWeek[Weekday]) =>
    times === null
      ? translate('expectedTimes.academy')
      : times.entryAt === null && times.leaveAt === null
        ? translate('expectedTimes.none')
        : translate('expectedTimes.range', { entry: timeOf(times.entryAt), leave: timeOf(times.leaveAt) });
  return (week: StudentWeek): string => {
    const runs: { first: Weekday; last: Weekday }[] = [];
    for (const day of weekdays) {
      const run = runs.at(-1);
      if (run && isEqual(week[run.first], week[day])) run.last = day;
      else runs.push({ first: day, last: day });
    }
    return runs
      .map(({ first, last }) => {
        const days = first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`;
        return `${days} ${timesOf(week[first])}`;
      })
      .join(', ');
  };
}
